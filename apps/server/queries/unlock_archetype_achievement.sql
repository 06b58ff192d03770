select
  "conflict_archetype"
from
  "profiles"
where
  "id" = $1
for no key update;

insert into
  "archetype_achievements" (
    "user_id",
    "archetype_name",
    "unlocked_at",
    "seen_at"
  )
values
  ($1, $2, $3, $4)
on conflict do nothing
returning
  1 as "added";

insert into
  outbox (type, event, occurred_at)
select
  event ->> 'type',
  event,
  (event ->> 'at')::timestamptz
from
  jsonb_array_elements($1::jsonb) with ordinality as published (event, place)
order by
  place;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

select
  "person_id",
  "time_zone",
  "counters",
  "squashcred",
  "achievements",
  array(
    select
      code
    from
      user_achievements
    where
      user_id = totals.person_id
  ) as "unlocked"
from
  "reward_standings" as "totals"
  inner join "profiles" on "profiles"."id" = "totals"."person_id"
where
  "person_id" = any ($1)
order by
  "person_id"
for update of
  "totals";

insert into
  user_achievements (user_id, code, unlocked_at)
select
  person,
  code,
  at
from
  rows
from
  (
    jsonb_to_recordset($1::jsonb) as (person uuid, code text, at timestamptz)
  ) with ordinality as unlock (person, code, at, place)
order by
  place
on conflict (user_id, code) do nothing
returning
  user_id as person,
  code;

with
  "published" as (
    insert into
      outbox (type, event, occurred_at)
    select
      event ->> 'type',
      event,
      (event ->> 'at')::timestamptz
    from
      jsonb_array_elements($1::jsonb) with ordinality as published (event, place)
    order by
      place
  )
update "reward_standings"
set
  "counters" = now.counters,
  "squashcred" = now.squashcred,
  "achievements" = now.achievements
from
  (
    select
      *
    from
      jsonb_to_recordset($2::jsonb) as row (
        person_id uuid,
        counters jsonb,
        squashcred int,
        achievements int
      )
  ) as "now"
where
  "reward_standings"."person_id" = "now"."person_id";

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

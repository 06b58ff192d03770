INSERT INTO
  "rate_limits"
VALUES
  ($1, $2, $3)
ON CONFLICT (key) DO UPDATE
SET
  points = CASE
    WHEN (
      "rate_limits".expire <= $4
      OR 1 = 0
    ) THEN $2
    ELSE "rate_limits".points + ($2)
  END,
  expire = CASE
    WHEN "rate_limits".expire <= $4 THEN $3
    ELSE "rate_limits".expire
  END
RETURNING
  points,
  expire;

with
  "removed" as (
    delete from "blocks"
    where
      "blocker_id" = $1
      and "blocked_id" = $2
    returning
      "blocked_id"
  )
select
  "removed"."blocked_id" as "removed"
from
  "profiles"
  left join "removed" on "removed"."blocked_id" = "profiles"."id"
where
  "profiles"."id" = $3;

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

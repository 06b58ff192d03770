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

select
  "c".*
from
  "reports" as "c"
where
  "c"."id" = (
    select
      coalesce(case_id, id) as "id"
    from
      "reports"
    where
      "id" = $1
  )
for no key update;

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
  ),
  "joined" as (
    update "reports"
    set
      "status" = $2,
      "moved_at" = $3,
      "appealed_at" = $4
    where
      "case_id" = $5
  )
update "reports"
set
  "status" = $6,
  "moved_at" = $7,
  "appealed_at" = $8,
  "appeal" = $9
where
  "id" = $10
returning
  *;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

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
  "request_hash",
  "answer"
from
  "idempotency_keys"
where
  "scope" = $1
  and "key" = $2
  and "created_at" > $3;

select
  *
from
  "tip_checkouts"
where
  "person_id" = $1
  and "level" = $2
  and "status" != $3
  and "confirmed_at" is null
order by
  "created_at" desc
limit
  $4;

select
  *
from
  "test_checkouts"
where
  "session" = $1;

select
  "supporter_level" as "level",
  "supporter_since" as "since"
from
  "profiles"
where
  "id" = $1
for no key update;

insert into
  "tip_checkouts" (
    "id",
    "person_id",
    "level",
    "session",
    "status",
    "created_at"
  )
values
  ($1, $2, $3, $4, $5, $6)
on conflict ("session") do update
set
  "session" = $7
returning
  *;

update "tip_checkouts"
set
  "status" = $1,
  "payment" = $2,
  "paid_at" = $3,
  "confirmed_at" = $4
where
  "id" = $5;

select distinct
  "level"
from
  "tip_checkouts"
where
  "person_id" = $1
  and "status" = $2;

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
update "profiles"
set
  "supporter_level" = $2,
  "supporter_emoji" = $3,
  "supporter_since" = $4
where
  "id" = $5;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

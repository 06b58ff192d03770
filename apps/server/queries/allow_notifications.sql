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
  locked as materialized (
    select
      pg_advisory_xact_lock(hashtextextended ('push_devices', 0))
  )
select
  s.id
from
  auth.sessions s,
  locked
where
  s.id = $1
for key share of
  s;

delete from "push_devices"
where
  "endpoint" = $1
  and "session_id" != $2;

delete from "push_devices"
where
  "session_id" in (
    select
      "session_id"
    from
      "push_devices"
    where
      "person_id" = $1
      and "session_id" != $2
    order by
      "created_at" desc
    offset
      $3
  );

insert into
  "push_devices" (
    "person_id",
    "session_id",
    "conflict",
    "debate",
    "check_in",
    "endpoint",
    "p256dh",
    "auth",
    "created_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict ("session_id") do update
set
  "conflict" = $10,
  "debate" = $11,
  "check_in" = $12,
  "endpoint" = $13,
  "p256dh" = $14,
  "auth" = $15;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

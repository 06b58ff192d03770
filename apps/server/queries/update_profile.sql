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
  *
from
  "profiles"
where
  "id" = $1
for update;

update "profiles"
set
  "first_name" = $1,
  "onboarding_complete" = $2,
  "time_zone" = $3,
  "time_zone_changed_at" = $4,
  "username" = $5,
  "avatar_url" = $6
where
  "id" = $7
returning
  *;

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
  "mail_preferences" ("address_hash", "token")
values
  ($1, $2)
on conflict ("address_hash") do update
set
  "token" = mail_preferences.token
returning
  "token",
  "invites",
  "your_turn",
  "outcomes",
  "debates",
  "check_ins";

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

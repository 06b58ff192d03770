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
  "public_debates"
where
  "id" = $1
for no key update;

select
  "side"
from
  "debate_votes"
where
  "debate_id" = $1
  and "voter_id" = $2;

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
  "cast" as (
    insert into
      "debate_votes" ("debate_id", "voter_id", "side", "voted_at")
    values
      ($2, $3, $4, $5)
    on conflict ("debate_id", "voter_id") do update
    set
      "side" = $6,
      "voted_at" = $7
  )
update "public_debates"
set
  "creator_votes" = $8,
  "opponent_votes" = $9
where
  "id" = $10;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

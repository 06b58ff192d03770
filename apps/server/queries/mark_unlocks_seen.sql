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
  "archetypes" as (
    update "archetype_achievements"
    set
      "seen_at" = $1
    where
      "user_id" = $2
      and "id" in ($3, $4)
      and "seen_at" is null
  )
update "user_achievements"
set
  "seen_at" = $5
where
  "user_id" = $6
  and "id" in ($7, $8)
  and "seen_at" is null;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

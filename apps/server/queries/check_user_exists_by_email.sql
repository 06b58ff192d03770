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
  "id",
  (
    exists (
      select
      from
        shared_conflict_counts
      where
        person_id = $1
        and other_id = "profiles"."id"
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = $2
        and creator_id = "profiles"."id"
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = "profiles"."id"
        and creator_id = $3
    )
  ) as "shares"
from
  "profiles"
where
  lower(profiles.email) = $4
  and "profiles"."email_confirmed" = $5;

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

insert into
  "user_quests" ("user_id", "quest_id", "started_at")
values
  ($1, $2, $3)
on conflict do nothing
returning
  "id";

select
  "q"."id",
  "q"."quest_id",
  "q"."started_at",
  "q"."completed_at",
  "q"."is_perfect",
  "s"."step_id",
  "s"."is_correct",
  "s"."first_try",
  "s"."answered_at"
from
  "user_quests" as "q"
  left join "user_quest_steps" as "s" on "s"."user_quest_id" = "q"."id"
where
  "q"."user_id" = $1
  and "q"."quest_id" = $2
order by
  "q"."started_at",
  "s"."answered_at";

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

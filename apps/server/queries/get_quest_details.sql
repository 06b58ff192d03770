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

select
  "p"."time_zone",
  "s"."squashcred",
  "e"."created_at",
  "e"."amount"
from
  "profiles" as "p"
  left join "reward_standings" as "s" on "s"."person_id" = "p"."id"
  left join "squashcred_events" as "e" on "e"."user_id" = "p"."id"
  and "e"."created_at" >= $1
where
  "p"."id" = $2;

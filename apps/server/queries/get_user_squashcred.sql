select
  "squashcred",
  "counters"
from
  "reward_standings"
where
  "person_id" = $1;

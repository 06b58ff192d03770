select
  "pending",
  "participations",
  "wins"
from
  "debate_figures"
where
  "person_id" = $1;

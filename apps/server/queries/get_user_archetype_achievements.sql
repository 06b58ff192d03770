select
  "archetype_name",
  "unlocked_at"
from
  "archetype_achievements"
where
  "user_id" = $1
order by
  "unlocked_at",
  "archetype_name";

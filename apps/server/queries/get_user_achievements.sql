select
  "code",
  "unlocked_at"
from
  "user_achievements"
where
  "user_id" = $1
order by
  "unlocked_at" desc,
  "code";

select
  "id"
from
  "user_achievements"
where
  "user_id" = $1
  and "code" = $2;

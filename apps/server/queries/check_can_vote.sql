select
  "user1_id",
  "user2_id",
  "is_hidden"
from
  "public_rulings"
where
  "conflict_id" = $1;

select
  "total",
  "resolved"
from
  "public_conflict_counts"
where
  "person_id" = $1
  and "week" = $2;

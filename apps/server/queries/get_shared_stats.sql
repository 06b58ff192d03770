select
  "total",
  "active",
  "resolved",
  "ruled",
  "excused"
from
  "shared_conflict_counts"
where
  "person_id" = $1
  and "other_id" = $2;

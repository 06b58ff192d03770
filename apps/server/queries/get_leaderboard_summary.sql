select
  coalesce(sum("total_conflicts"), 0)::int as "total_conflicts",
  coalesce(sum("resolved_conflicts"), 0)::int as "resolved_conflicts"
from
  "weekly_stats"
where
  "week" = $1;

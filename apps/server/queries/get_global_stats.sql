select
  sum("total_conflicts")::int as "total_conflicts",
  sum("resolved_conflicts")::int as "resolved_conflicts"
from
  "global_stats";

select
  sum("checked")::int as "checked",
  sum("held")::int as "held"
from
  "agreement_stats";

select
  "measure",
  "cohort",
  "outcome",
  sum("count")::int as "count"
from
  "fairness_counts"
group by
  "measure",
  "cohort",
  "outcome";

select
  *
from
  "reddit_conflicts"
order by
  "place" desc
limit
  $1;

select
  "t".*
from
  "ruling_tallies" as "t"
  inner join "public_rulings" as "r" on "r"."conflict_id" = "t"."conflict_id"
where
  "t"."conflict_id" = any ($1)
  and not r.is_hidden;

select
  "v"."vote_type"
from
  "public_rulings" as "r"
  left join "conflict_votes" as "v" on "v"."conflict_id" = "r"."conflict_id"
  and "v"."voter_id" = $1
where
  "r"."conflict_id" = $2
  and "r"."is_hidden" = $3;

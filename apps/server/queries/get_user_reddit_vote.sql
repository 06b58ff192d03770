select
  "v"."vote_type"
from
  "reddit_conflicts" as "c"
  left join "reddit_conflict_votes" as "v" on "v"."reddit_conflict_id" = "c"."id"
  and "v"."voter_id" = $1
where
  "c"."id" = $2;

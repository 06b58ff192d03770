select
  "a".*,
  "c"."title",
  "p1"."id" as "p1_id",
  "p1"."username" as "p1_username",
  "p1"."first_name" as "p1_first_name",
  "p1"."last_name" as "p1_last_name",
  "p1"."time_zone" as "p1_time_zone",
  "p2"."id" as "p2_id",
  "p2"."username" as "p2_username",
  "p2"."first_name" as "p2_first_name",
  "p2"."last_name" as "p2_last_name",
  "p2"."time_zone" as "p2_time_zone"
from
  "agreements" as "a"
  inner join "conflicts" as "c" on "c"."id" = "a"."conflict_id"
  left join "profiles" as "p1" on "p1"."id" = "c"."user1_id"
  left join "profiles" as "p2" on "p2"."id" = "c"."user2_id"
where
  "a"."conflict_id" = $1;

select
  "day",
  "party",
  "due_at",
  "closes_at",
  "asked_at",
  "reminded_at",
  "held"
from
  "agreement_check_ins"
where
  "conflict_id" = $1
order by
  "day",
  "party";

select
  "revision",
  "author",
  "created_at",
  "commitments"
from
  "agreement_revisions"
where
  "conflict_id" = $1
order by
  "revision" desc
limit
  $2;

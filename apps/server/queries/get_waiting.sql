select
  "conflict_id"
from
  "conflict_parties"
where
  "person_id" = $1
  and "state" = $2
order by
  "created_at" desc,
  "conflict_id" desc
limit
  $3;

select
  "id"
from
  "public_debates"
where
  "invitee_id" = $1
  and "status" = $2
order by
  "created_at" desc,
  "id" desc
limit
  $3;

select
  "k"."conflict_id",
  "k"."day",
  "k"."closes_at",
  "c"."title",
  "other"."first_name",
  "other"."last_name",
  "other"."username"
from
  "agreement_check_ins" as "k"
  inner join "conflicts" as "c" on "c"."id" = "k"."conflict_id"
  left join "profiles" as "other" on "other"."id" = case
    when "k"."party" = $1 then "c"."user2_id"
    else "c"."user1_id"
  end
where
  "k"."person_id" = $2
  and "k"."held" is null
  and "k"."due_at" <= $3
  and "k"."closes_at" > $4
order by
  "k"."due_at"
limit
  $5;

select
  "total",
  "active",
  "history",
  "resolved",
  "people",
  "excused"
from
  "conflict_counts"
where
  "person_id" = $1;

select
  count(
    distinct case mine.party
      when 'user1' then c.user2_email
      else c.user1_id::text
    end
  )::int as "waited_for"
from
  "conflict_parties" as "mine"
  inner join "conflicts" as "c" on "c"."id" = "mine"."conflict_id"
  left join "profiles" as "holder" on lower(holder.email) = "c"."user2_email"
  and "holder"."email_confirmed" = $1
  and "mine"."party" = $2
  left join "shared_conflict_counts" as "met" on "met"."person_id" = "mine"."person_id"
  and met.other_id = case mine.party
    when 'user1' then holder.id
    else c.user1_id
  end
where
  "mine"."person_id" = $3
  and "mine"."grouping" = $4
  and "mine"."other_id" is null
  and "c"."status" = $5
  and "met"."person_id" is null;

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

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
  "c".*,
  "side2"."person_id" as "invitee_id",
  "p1"."username" as "p1_username",
  "p1"."first_name" as "p1_first_name",
  "p1"."last_name" as "p1_last_name",
  "p1"."avatar_url" as "p1_avatar_url",
  "p1"."is_hidden" as "p1_is_hidden",
  "p2"."username" as "p2_username",
  "p2"."first_name" as "p2_first_name",
  "p2"."last_name" as "p2_last_name",
  "p2"."avatar_url" as "p2_avatar_url",
  "p2"."is_hidden" as "p2_is_hidden"
from
  "conflicts" as "c"
  inner join "conflict_parties" as "side2" on "side2"."conflict_id" = "c"."id"
  and "side2"."party" = $1
  left join "profiles" as "p1" on "p1"."id" = "c"."user1_id"
  left join "profiles" as "p2" on "p2"."id" = "side2"."person_id"
  inner join (
    select
      "side"."conflict_id",
      "side"."created_at"
    from
      (
        select
          "side"."conflict_id",
          "side"."created_at",
          "side"."other_id",
          "side"."grouping",
          "side"."state"
        from
          "conflict_parties" as "side"
        where
          "side"."person_id" = $2
      ) as "side"
    where
      "side"."state" = $3
    order by
      "side"."created_at" desc,
      "side"."conflict_id" desc
    limit
      $4
  ) as "mine" on "mine"."conflict_id" = "c"."id"
order by
  "mine"."created_at" desc,
  "mine"."conflict_id" desc;

select
  count(*)::int as "count"
from
  (
    select
      "conflict_id"
    from
      "conflict_parties"
    where
      "person_id" = $1
      and "state" = $2
    limit
      $3
  ) as "all";

select
  count(
    distinct case mine.party
      when 'user1' then c.user2_email
      else c.user1_id::text
    end
  )::int as "people"
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
  "d"."id",
  "d"."title",
  "d"."created_at",
  "creator"."first_name",
  "creator"."last_name",
  "creator"."username",
  (
    select
      count(*)::int as "count"
    from
      (
        select
          "d"."id"
        from
          "public_debates" as "d"
        where
          "d"."invitee_id" = $1
          and "d"."status" = $2
        limit
          $3
      ) as "all"
  ) as "count"
from
  "public_debates" as "d"
  left join "profiles" as "creator" on "creator"."id" = "d"."creator_id"
where
  "d"."invitee_id" = $4
  and "d"."status" = $5
order by
  "d"."created_at" desc,
  "d"."id" desc
limit
  $6;

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

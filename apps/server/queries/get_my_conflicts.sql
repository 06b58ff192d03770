select
  count(*)::int as "count"
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
      words_in_list (side.person_id, side.search_words) @@ $1::tsquery
    limit
      $2
  ) as "found";

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
          words_in_list (side.person_id, side.search_words) @@ $2::tsquery
        offset
          $3
      ) as "side"
    where
      "side"."state" = $4
      and (side.created_at, side.conflict_id) < (
        (
          select
            "created_at"
          from
            "conflict_parties"
          where
            "conflict_id" = $5
            and "person_id" = $6
        ),
        (
          select
            "conflict_id"
          from
            "conflict_parties"
          where
            "conflict_id" = $7
            and "person_id" = $8
        )
      )
    order by
      "side"."created_at" desc,
      "side"."conflict_id" desc
    limit
      $9
  ) as "mine" on "mine"."conflict_id" = "c"."id"
order by
  "mine"."created_at" desc,
  "mine"."conflict_id" desc;

select
  "id",
  "username",
  "first_name",
  "last_name",
  "avatar_url",
  "is_hidden",
  lower(profiles.email) as "address"
from
  "profiles"
where
  lower(profiles.email) = any ($1)
  and "profiles"."email_confirmed" = $2
  and (
    exists (
      select
      from
        shared_conflict_counts
      where
        person_id = $3
        and other_id = "profiles"."id"
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = $4
        and creator_id = "profiles"."id"
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = "profiles"."id"
        and creator_id = $5
    )
  );

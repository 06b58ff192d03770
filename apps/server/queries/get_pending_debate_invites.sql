select
  "d".*,
  case
    when "creator"."id" is not null then jsonb_build_object(
      'id',
      "creator"."id",
      'first_name',
      "creator"."first_name",
      'last_name',
      "creator"."last_name",
      'username',
      "creator"."username",
      'avatar_url',
      "creator"."avatar_url",
      'conflict_archetype',
      "creator"."conflict_archetype",
      'archetype_emoji',
      "creator"."archetype_emoji",
      'supporter_emoji',
      "creator"."supporter_emoji",
      'is_hidden',
      "creator"."is_hidden"
    )
  end as "creator",
  case
    when "opponent"."id" is not null then jsonb_build_object(
      'id',
      "opponent"."id",
      'first_name',
      "opponent"."first_name",
      'last_name',
      "opponent"."last_name",
      'username',
      "opponent"."username",
      'avatar_url',
      "opponent"."avatar_url",
      'conflict_archetype',
      "opponent"."conflict_archetype",
      'archetype_emoji',
      "opponent"."archetype_emoji",
      'supporter_emoji',
      "opponent"."supporter_emoji",
      'is_hidden',
      "opponent"."is_hidden"
    )
  end as "opponent",
  "vote"."side" as "vote"
from
  "public_debates" as "d"
  left join "profiles" as "creator" on "creator"."id" = "d"."creator_id"
  left join "profiles" as "opponent" on "opponent"."id" = "d"."opponent_id"
  left join "debate_votes" as "vote" on "vote"."debate_id" = "d"."id"
  and "vote"."voter_id" = $1
  inner join (
    (
      (
        select
          "d"."id"
        from
          "public_debates" as "d"
        where
          "d"."creator_id" = $2
          and "d"."status" = $3
          and ("d"."created_at", d.id) < (
            (
              select
                "created_at"
              from
                "public_debates"
              where
                "id" = $4
            ),
            $5::uuid
          )
        order by
          "d"."created_at" desc,
          "d"."id" desc
        limit
          $6
      )
    )
    union all
    (
      (
        select
          "d"."id"
        from
          "public_debates" as "d"
        where
          "d"."invitee_id" = $7
          and "d"."status" = $8
          and ("d"."created_at", d.id) < (
            (
              select
                "created_at"
              from
                "public_debates"
              where
                "id" = $9
            ),
            $10::uuid
          )
        order by
          "d"."created_at" desc,
          "d"."id" desc
        limit
          $11
      )
    )
  ) as "own" on "own"."id" = "d"."id"
order by
  "d"."created_at" desc,
  "d"."id" desc
limit
  $12;

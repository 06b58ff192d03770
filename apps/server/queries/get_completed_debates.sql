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
where
  "d"."status" = 'complete'
  and "d"."is_hidden" = $2
  and (
    array[d.creator_id, d.opponent_id] @> array[$3::uuid]
    or not array[d.creator_id, d.opponent_id] && array(
      select
        blocked_id
      from
        blocks
      where
        blocker_id = $4::uuid
      union all
      select
        blocker_id
      from
        blocks
      where
        blocked_id = $5::uuid
    )
  )
  and ("d"."closed_at", d.id) < (
    (
      select
        "closed_at"
      from
        "public_debates"
      where
        "id" = $6
    ),
    $7::uuid
  )
order by
  "d"."closed_at" desc,
  "d"."id" desc
limit
  $8;

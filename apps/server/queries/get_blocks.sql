select
  "p"."id",
  "p"."username",
  "p"."first_name",
  "p"."last_name",
  "p"."avatar_url",
  "p"."is_hidden",
  "b"."created_at"
from
  "blocks" as "b"
  inner join "profiles" as "p" on "p"."id" = "b"."blocked_id"
where
  "b"."blocker_id" = $1
  and (b.created_at, b.blocked_id) < (
    (
      select
        "created_at"
      from
        "blocks"
      where
        "blocker_id" = $2
        and "blocked_id" = $3
    ),
    $4::uuid
  )
order by
  "b"."created_at" desc,
  "b"."blocked_id" desc
limit
  $5;

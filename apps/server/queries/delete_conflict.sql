INSERT INTO
  "rate_limits"
VALUES
  ($1, $2, $3)
ON CONFLICT (key) DO UPDATE
SET
  points = CASE
    WHEN (
      "rate_limits".expire <= $4
      OR 1 = 0
    ) THEN $2
    ELSE "rate_limits".points + ($2)
  END,
  expire = CASE
    WHEN "rate_limits".expire <= $4 THEN $3
    ELSE "rate_limits".expire
  END
RETURNING
  points,
  expire;

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
where
  "c"."id" = $2
for update of
  "c",
  "side2";

with
  "published" as (
    insert into
      outbox (type, event, occurred_at)
    select
      event ->> 'type',
      event,
      (event ->> 'at')::timestamptz
    from
      jsonb_array_elements($1::jsonb) with ordinality as published (event, place)
    order by
      place
  ),
  "week_stats" as (
    insert into
      "weekly_stats" (
        "week",
        "shard",
        "total_conflicts",
        "resolved_conflicts"
      )
    values
      ($2, $3, $4, $5)
    on conflict ("week", "shard") do update
    set
      "total_conflicts" = weekly_stats.total_conflicts + excluded.total_conflicts,
      "resolved_conflicts" = weekly_stats.resolved_conflicts + excluded.resolved_conflicts
  ),
  "public" as (
    update "public_conflict_counts"
    set
      "total" = total - 1
    where
      "person_id" = $6
      and "week" in ($7, $8)
  ),
  "gone" as (
    delete from "conflicts"
    where
      "id" = $9
  ),
  "stats" as (
    update "global_stats"
    set
      "total_conflicts" = total_conflicts - 1
    where
      "shard" = $10
  )
update "conflict_counts"
set
  "total" = total - 1,
  "active" = active - 1
where
  "person_id" in ($11, $12);

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

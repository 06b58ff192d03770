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

with
  "blocker" as (
    select
      "id"
    from
      "profiles"
    where
      "id" = $1
    for no key update
  ),
  "added" as (
    insert into
      "blocks" ("blocker_id", "blocked_id", "created_at")
    select
      "blocker"."id" as "blocker_id",
      "profiles"."id" as "blocked_id",
      $2::timestamptz as "created_at"
    from
      "profiles",
      "blocker"
    where
      "profiles"."id" = $3
    on conflict do nothing
    returning
      "blocked_id"
  )
select
  "added"."blocked_id" as "added"
from
  "profiles"
  left join "added" on "added"."blocked_id" = "profiles"."id"
where
  "profiles"."id" = $4;

with
  "unanswered" as (
    select
      "c"."id"
    from
      "conflicts" as "c"
      inner join "conflict_parties" as "side" on "side"."conflict_id" = "c"."id"
      and "side"."party" = $1
    where
      "c"."user2_email" = (
        select
          lower(email) as "address"
        from
          "profiles"
        where
          "id" = $2
      )
      and "c"."user2_id" is null
      and "c"."user1_id" = $3
      and "side"."person_id" = $4
      and "side"."grouping" = $5
    for update of
      "c"
  ),
  "left" as (
    update "conflict_parties"
    set
      "person_id" = $6
    from
      "unanswered"
    where
      "conflict_parties"."conflict_id" = "unanswered"."id"
      and "party" = $7
    returning
      "conflict_parties"."conflict_id"
  ),
  "counts" as (
    update "conflict_counts"
    set
      "total" = total - (
        select
          count(*)::int as "n"
        from
          "left"
      ),
      "active" = active - (
        select
          count(*)::int as "n"
        from
          "left"
      )
    where
      "person_id" = $8
  )
select
  "conflict_id"
from
  "left";

with
  "left" as (
    update "public_debates"
    set
      "invitee_id" = $1,
      "invitee_since" = $2,
      "ignored_at" = $3
    where
      "invitee_id" = $4
      and "status" = $5
      and "creator_id" = $6
    returning
      "id"
  ),
  "counted" as (
    update "debate_figures"
    set
      "pending" = pending - (
        select
          count(*)::int as "n"
        from
          "left"
      )
    where
      "person_id" = $7
  )
select
  "id"
from
  "left";

insert into
  outbox (type, event, occurred_at)
select
  event ->> 'type',
  event,
  (event ->> 'at')::timestamptz
from
  jsonb_array_elements($1::jsonb) with ordinality as published (event, place)
order by
  place;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

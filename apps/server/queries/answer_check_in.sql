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
  "a"."conflict_id" = $1
for update of
  "a";

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
  "answered" as (
    update "agreement_check_ins"
    set
      "held" = $2,
      "answered_at" = $3
    where
      "conflict_id" = $4
      and "day" = $5
      and "party" = $6
  )
update "agreements"
set
  "revision" = $7,
  "commitments" = $8,
  "user1_confirmed_at" = $9,
  "user2_confirmed_at" = $10,
  "confirmed_at" = $11,
  "in_force_revision" = $12,
  "in_force_commitments" = $13,
  "in_force_at" = $14,
  "agreed_at" = $15,
  "held" = $16
where
  "conflict_id" = $17;

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

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

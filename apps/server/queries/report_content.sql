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
  "request_hash",
  "answer"
from
  "idempotency_keys"
where
  "scope" = $1
  and "key" = $2
  and "created_at" > $3;

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
  pg_advisory_xact_lock(hashtextextended ($1, 0));

select
  *,
  (
    exists (
      select
      from
        shared_conflict_counts
      where
        person_id = $1
        and other_id = $2
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = $3
        and creator_id = $4
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = $5
        and creator_id = $6
    )
  ) as "shares",
  exists (
    select
    from
      blocks
    where
      blocker_id = $7
      and blocked_id = $8
  ) as "is_blocked"
from
  "profiles"
where
  "id" = $9;

select
  "p"."created_at",
  "p"."email_confirmed",
  exists (
    select
      "id"
    from
      "reports"
    where
      "kind" = $1
      and "subject_id" = $2
      and "reporter_id" = $3
      and "status" in ($4, $5)
  ) as "is_repeated",
  exists (
    select
      "id"
    from
      "reports"
    where
      "kind" = $6
      and "subject_id" = $7
      and "reporter_id" = $8
      and "status" = $9
  ) as "was_dismissed",
  (
    exists (
      select
      from
        shared_conflict_counts
      where
        person_id = $10
        and other_id = $11::uuid
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = $12
        and creator_id = $13::uuid
    )
    or exists (
      select
      from
        public_debates
      where
        opponent_id = $14::uuid
        and creator_id = $15
    )
  ) as "shares",
  (
    select
      count(distinct "reporter_id") as "waiting"
    from
      "reports"
    where
      "kind" = $16
      and "subject_id" = $17
      and "status" = $18
      and "is_independent" = $19
  ) as "waiting"
from
  "profiles" as "p"
where
  "p"."id" = $20;

select
  "id"
from
  "reports"
where
  "kind" = $1
  and "subject_id" = $2
  and "status" = $3
  and "case_id" is null
  and "author_id" is not distinct from $4
limit
  $5
for no key update;

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
  )
insert into
  "reports" (
    "id",
    "kind",
    "subject_id",
    "side",
    "category",
    "status",
    "reporter_id",
    "author_id",
    "people",
    "has_hidden",
    "case_id",
    "reason",
    "evidence",
    "author_shown",
    "is_independent",
    "address_hash",
    "created_at",
    "moved_at"
  )
values
  (
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15,
    $16,
    $17,
    $18,
    $19
  )
returning
  *;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

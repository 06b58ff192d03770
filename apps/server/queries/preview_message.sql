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

select
  "id",
  "kind",
  "conflict_id",
  "title",
  "raw_message",
  "mood",
  "text",
  "written_by",
  "language",
  "note",
  "keep_private",
  "created_at",
  "expires_at"
from
  "previews"
where
  "person_id" = $1
  and "expires_at" > $2
  and "kind" = $3
  and "conflict_id" is not distinct from $4
  and "title" is not distinct from $5
  and "raw_message" = $6
  and "mood" is not distinct from $7
order by
  "position" desc;

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
  "settings"
from
  "profiles"
where
  lower(profiles.email) = $1
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

select
  pg_advisory_xact_lock(hashtextextended ($1, 0));

select
  "id",
  "kind",
  "conflict_id",
  "title",
  "raw_message",
  "mood",
  "text",
  "written_by",
  "language",
  "note",
  "keep_private",
  "created_at",
  "expires_at"
from
  "previews"
where
  "person_id" = $1
  and "expires_at" > $2
  and "kind" = $3
  and "conflict_id" is not distinct from $4
  and "title" is not distinct from $5
  and "raw_message" = $6
  and "mood" is not distinct from $7
order by
  "position" desc;

insert into
  "previews" (
    "id",
    "text",
    "written_by",
    "language",
    "note",
    "keep_private",
    "created_at",
    "expires_at",
    "kind",
    "title",
    "raw_message",
    "mood",
    "conflict_id",
    "person_id"
  )
values
  (
    $1,
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
    $14
  );

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

select
  "id",
  "kind",
  "conflict_id",
  "title",
  "raw_message",
  "mood",
  "text",
  "written_by",
  "language",
  "note",
  "keep_private",
  "created_at",
  "expires_at"
from
  "previews"
where
  "id" = $1
  and "person_id" = $2;

select
  "id",
  "kind",
  "conflict_id",
  "title",
  "raw_message",
  "mood",
  "text",
  "written_by",
  "language",
  "note",
  "keep_private",
  "created_at",
  "expires_at"
from
  "previews"
where
  "person_id" = $1
  and "expires_at" > $2
  and "kind" = $3
  and "conflict_id" is not distinct from $4
  and "title" is not distinct from $5
  and "raw_message" = $6
  and "mood" is not distinct from $7
order by
  "position" desc;

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
  "id",
  "settings"
from
  "profiles"
where
  "id" in ($1);

insert into
  "solo_notes" (
    "title",
    "raw_message",
    "mood",
    "text",
    "written_by",
    "language",
    "note",
    "about",
    "phrasing",
    "understood_by",
    "offers_help",
    "id",
    "conflict_id",
    "created_at",
    "requests",
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
    $14,
    $15,
    $16
  );

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

select
  "id",
  "title",
  "raw_message",
  "mood",
  "conflict_id",
  "created_at",
  "text",
  "written_by",
  "language",
  "note",
  "about",
  "requests",
  "phrasing",
  "understood_by",
  "offers_help"
from
  "solo_notes"
where
  "id" = $1
  and "person_id" = $2;

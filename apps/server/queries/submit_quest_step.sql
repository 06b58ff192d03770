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
  "q"."id",
  "q"."quest_id",
  "q"."started_at",
  "q"."completed_at",
  "q"."is_perfect"
from
  "user_quests" as "q"
where
  "q"."user_id" = $1
order by
  "q"."id"
for update;

select
  "step_id",
  "is_correct",
  "first_try"
from
  "user_quest_steps"
where
  "user_quest_id" = $1;

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
  "completed" as (
    update "user_quests"
    set
      "completed_at" = $2,
      "is_perfect" = $3
    where
      "id" = $4
  )
insert into
  "user_quest_steps" (
    "user_quest_id",
    "step_id",
    "is_correct",
    "first_try",
    "answered_at"
  )
values
  ($5, $6, $7, $8, $9)
on conflict ("user_quest_id", "step_id") do update
set
  "is_correct" = $10,
  "answered_at" = $11;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

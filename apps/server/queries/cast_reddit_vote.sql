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
  "cast" as (
    insert into
      "reddit_conflict_votes" (
        "reddit_conflict_id",
        "voter_id",
        "vote_type",
        "voted_at"
      )
    select
      "id",
      $1 as "voter_id",
      $2 as "vote_type",
      $3 as "voted_at"
    from
      "reddit_conflicts"
    where
      "id" = $4
    on conflict do nothing
    returning
      "reddit_conflict_id"
  )
select
  "cast"."reddit_conflict_id" as "cast"
from
  "reddit_conflicts" as "c"
  left join "cast" on "cast"."reddit_conflict_id" = "c"."id"
where
  "c"."id" = $5;

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
update "reddit_conflicts"
set
  "nta" = "nta" + 1
where
  "id" = $2
returning
  "nta",
  "yta",
  "esh",
  "nah";

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

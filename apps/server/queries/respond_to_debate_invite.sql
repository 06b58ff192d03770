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
  *
from
  "public_debates"
where
  "id" = $1
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
  ),
  "figures" as (
    insert into
      "debate_figures" ("person_id", "pending", "participations", "wins")
    values
      ($2, $3, $4, $5),
      ($6, $7, $8, $9)
    on conflict ("person_id") do update
    set
      "pending" = debate_figures.pending + excluded.pending,
      "participations" = debate_figures.participations + excluded.participations,
      "wins" = debate_figures.wins + excluded.wins
  ),
  "totals" as (
    update "debate_totals"
    set
      "active" = active + $10,
      "completed" = completed + $11
    where
      "shard" = $12
  )
update "public_debates"
set
  "status" = $13,
  "opponent_id" = $14,
  "opponent_position" = $15,
  "answered_at" = $16,
  "expires_at" = $17
where
  "id" = $18;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

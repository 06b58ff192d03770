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
  p.time_zone,
  r.conflict_id,
  r.user1_id,
  r.user2_id,
  r.is_hidden,
  r.verdict,
  v.vote_type as previous,
  (
    select
      count(*)::int
    from
      (
        select
        from
          conflict_votes
        where
          voter_id = p.id
          and voted_at > $1
          and conflict_id <> $2
        limit
          $3
      ) latest
  ) as recent
from
  profiles p
  left join public_rulings r on r.conflict_id = $4
  left join conflict_votes v on v.conflict_id = r.conflict_id
  and v.voter_id = p.id
where
  p.id = $5;

with
  "cast" as (
    insert into
      conflict_votes (conflict_id, voter_id, vote_type, voted_at)
    values
      ($1, $2, $3, $4)
    on conflict (conflict_id, voter_id) do nothing
    returning
      conflict_id
  ),
  "fairness" as (
    insert into
      fairness_counts (measure, cohort, outcome, shard, count)
    select
      measure,
      cohort,
      outcome,
      shard,
      count
    from
      jsonb_to_recordset($5::jsonb) as rows (
        measure text,
        cohort text,
        outcome text,
        shard int,
        count int
      )
    where
      exists (
        select
        from
          "cast"
      )
    on conflict (shard, measure, cohort, outcome) do update
    set
      count = fairness_counts.count + excluded.count
  ),
  "published" as (
    insert into
      outbox (type, event, occurred_at)
    select
      event ->> 'type',
      event,
      (event ->> 'at')::timestamptz
    from
      jsonb_array_elements($6::jsonb) with ordinality as published (event, place)
    where
      exists (
        select
        from
          "cast"
      )
    order by
      place
  )
update "ruling_tallies" as "t"
set
  "ai_right" = "t"."ai_right" + 1
from
  "cast" as "own"
where
  "t"."conflict_id" = "own"."conflict_id"
  and "t"."conflict_id" = $7
returning
  "t".*;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

select
  "is_admin"
from
  "profiles"
where
  "id" = $1;

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
  "totals" as (
    update "debate_totals"
    set
      "active" = active + $2,
      "completed" = completed + $3
    where
      "shard" = $4
  )
update "public_debates"
set
  "is_hidden" = $5,
  "hidden_at" = $6,
  "hidden_by" = $7
where
  "id" = $8;

select
  exists (
    select
    from
      reports one
    where
      one.kind = $1
      and one.subject_id = $2
      and one.reporter_id = $3
  ) as found;

select
  exists (
    select
    from
      unnest($1::uuid[]) as other (id)
    where
      (
        (
          exists (
            select
            from
              shared_conflict_counts
            where
              person_id = $2
              and other_id = "other"."id"
          )
          or exists (
            select
            from
              public_debates
            where
              opponent_id = $3
              and creator_id = "other"."id"
          )
          or exists (
            select
            from
              public_debates
            where
              opponent_id = "other"."id"
              and creator_id = $4
          )
        )
        or exists (
          select
          from
            conflict_parties mine
            join conflict_parties theirs using (conflict_id)
          where
            mine.person_id = $5
            and mine.party = 'user1'
            and theirs.party = 'user2'
            and theirs.person_id = "other"."id"
        )
        or exists (
          select
          from
            public_debates
          where
            creator_id = $6
            and invitee_id = "other"."id"
        )
        or exists (
          select
          from
            reports
          where
            author_id = "other"."id"
            and (
              reporter_id = $7
              or people @> array[$8::uuid]
            )
        )
      )
  ) as found;

with
  "acts" as (
    insert into
      "admin_acts" ("admin_id", "act", "subject", "at")
    values
      ($1, $2, $3, $4)
  )
update "reports"
set
  "has_hidden" = $5
where
  "kind" = $6
  and "subject_id" = $7
  and "has_hidden" = $8;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

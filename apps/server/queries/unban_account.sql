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
  "profiles"
where
  "id" = $1
for update;

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

select
  "banned_until"
from
  "auth"."users"
where
  "id" = $1
for update;

update "auth"."users"
set
  "banned_until" = $1,
  "updated_at" = $2
where
  "id" = $3;

insert into
  "admin_acts" ("reason", "act", "subject", "admin_id", "at")
values
  ($1, $2, $3, $4, $5);

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

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
  "i"."kind",
  "i"."token",
  "i"."pass_on_token",
  "i"."email",
  "i"."inviter_id",
  "i"."first_sent_at",
  "i"."last_sent_at",
  "i"."times_sent",
  "i"."withheld",
  "i"."corrections",
  coalesce(i.conflict_id, i.debate_id) as "subject",
  coalesce(c.title, d.title) as "title",
  c.follow_up_of is not null as "is_follow_up",
  coalesce(c.status, d.status) = 'pending' as "is_open",
  case i.kind
    when 'conflict' then c.user2_id is null
    and c.closed_reason is distinct from 'flagged'
    else d.status in ('pending', 'expired')
  end as "is_unanswered",
  coalesce(side.person_id, d.invitee_id) as "invitee_id",
  (
    select
      id
    from
      profiles holder
    where
      lower(holder.email) = i.email
      and holder.email_confirmed
  ) as "holder_id",
  case
    when not p.is_hidden then p.first_name
  end as "inviter_first_name"
from
  "invites" as "i"
  left join "conflicts" as "c" on "c"."id" = "i"."conflict_id"
  left join "conflict_parties" as "side" on "side"."conflict_id" = "i"."conflict_id"
  and "side"."party" = $1
  left join "public_debates" as "d" on "d"."id" = "i"."debate_id"
  left join "profiles" as "p" on "p"."id" = "i"."inviter_id"
where
  (
    "i"."token" = $2
    or "i"."pass_on_token" = $3
  );

select
  pg_advisory_xact_lock(hashtextextended ($1, 0));

select
  "id"
from
  "reports"
where
  "address_hash" = $1
  and "kind" = $2
  and "subject_id" = $3;

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

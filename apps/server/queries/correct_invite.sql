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
  "i"."conflict_id" = $2;

select
  lock_inbox ($1) as "holder";

select
  lock_inbox ($1) as "holder";

select
  *
from
  invite_facts ($1, $2, $3, $4);

select
  "c".*,
  "side2"."person_id" as "invitee_id",
  "p1"."username" as "p1_username",
  "p1"."first_name" as "p1_first_name",
  "p1"."last_name" as "p1_last_name",
  "p1"."avatar_url" as "p1_avatar_url",
  "p1"."is_hidden" as "p1_is_hidden",
  "p2"."username" as "p2_username",
  "p2"."first_name" as "p2_first_name",
  "p2"."last_name" as "p2_last_name",
  "p2"."avatar_url" as "p2_avatar_url",
  "p2"."is_hidden" as "p2_is_hidden"
from
  "conflicts" as "c"
  inner join "conflict_parties" as "side2" on "side2"."conflict_id" = "c"."id"
  and "side2"."party" = $1
  left join "profiles" as "p1" on "p1"."id" = "c"."user1_id"
  left join "profiles" as "p2" on "p2"."id" = "side2"."person_id"
where
  "c"."id" = $2
for update of
  "c",
  "side2";

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
  "i"."conflict_id" = $2
for update of
  "i";

update "conflicts"
set
  "user2_email" = $1
where
  "id" = $2;

select
  "person_id"
from
  "conflict_parties"
where
  "conflict_id" = $1
  and "party" = $2;

update "conflict_parties" as "side"
set
  "person_id" = $1
from
  "conflicts" as "c"
where
  "c"."id" = "side"."conflict_id"
  and "c"."id" = $2
  and "side"."party" = $3
returning
  "c"."id" as "conflict",
  "c"."user1_id" as "creator",
  "side"."grouping" as "grouping",
  "c"."closed_without_blame" as "is_excused";

insert into
  "conflict_counts" (
    "person_id",
    "total",
    "active",
    "history",
    "excused"
  )
values
  ($1, $2, $3, $4, $5)
on conflict ("person_id") do update
set
  "total" = conflict_counts.total + $6,
  "active" = conflict_counts.active + $7,
  "history" = conflict_counts.history + $8,
  "excused" = conflict_counts.excused + $9;

update "conflict_parties"
set
  "search_words" = $1
where
  "conflict_id" = $2;

insert into
  outbox (type, event, occurred_at)
select
  event ->> 'type',
  event,
  (event ->> 'at')::timestamptz
from
  jsonb_array_elements($1::jsonb) with ordinality as published (event, place)
order by
  place;

insert into
  "former_invite_links" (
    "token",
    "email",
    "inviter_id",
    "corrected_at",
    "conflict_id"
  )
values
  ($1, $2, $3, $4, $5);

update "invites"
set
  "email" = $1,
  "token" = $2,
  "pass_on_token" = $3,
  "withheld" = $4,
  "first_sent_at" = $5,
  "last_sent_at" = $6,
  "times_sent" = $7,
  "corrections" = corrections + 1
where
  "conflict_id" = $8;

insert into
  outbox (type, event, occurred_at)
select
  event ->> 'type',
  event,
  (event ->> 'at')::timestamptz
from
  jsonb_array_elements($1::jsonb) with ordinality as published (event, place)
order by
  place;

insert into
  idempotency_keys (scope, key, request_hash, answer, created_at)
values
  ($1, $2, $3, $4, $5);

-- After the commit: notify outbox

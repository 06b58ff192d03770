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
  "i"."debate_id" = $2;

select
  invites_mailed ($1, $2::timestamptz, $3::uuid) + invites_queued ($4, $5::uuid) as "mails";

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
  "i"."debate_id" = $2
for update of
  "i";

update "invites"
set
  "first_sent_at" = coalesce(first_sent_at, $1),
  "last_sent_at" = $2,
  "times_sent" = $3
where
  "debate_id" = $4
  and "times_sent" = $5;

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

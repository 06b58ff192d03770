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
  lock_inbox ($1) as "holder";

with
  "blocker" as (
    select
      "id"
    from
      "profiles"
    where
      "id" = $1
    for no key update
  ),
  "added" as (
    insert into
      "blocks" ("blocker_id", "blocked_id", "created_at")
    select
      "blocker"."id" as "blocker_id",
      "profiles"."id" as "blocked_id",
      $2::timestamptz as "created_at"
    from
      "profiles",
      "blocker"
    where
      "profiles"."id" = $3
    on conflict do nothing
    returning
      "blocked_id"
  )
select
  "added"."blocked_id" as "added"
from
  "profiles"
  left join "added" on "added"."blocked_id" = "profiles"."id"
where
  "profiles"."id" = $4;

with
  "unanswered" as (
    select
      "c"."id"
    from
      "conflicts" as "c"
      inner join "conflict_parties" as "side" on "side"."conflict_id" = "c"."id"
      and "side"."party" = $1
    where
      "c"."user2_email" = (
        select
          lower(email) as "address"
        from
          "profiles"
        where
          "id" = $2
      )
      and "c"."user2_id" is null
      and "c"."user1_id" = $3
      and "side"."person_id" = $4
      and "side"."grouping" = $5
    for update of
      "c"
  ),
  "left" as (
    update "conflict_parties"
    set
      "person_id" = $6
    from
      "unanswered"
    where
      "conflict_parties"."conflict_id" = "unanswered"."id"
      and "party" = $7
    returning
      "conflict_parties"."conflict_id"
  ),
  "counts" as (
    update "conflict_counts"
    set
      "total" = total - (
        select
          count(*)::int as "n"
        from
          "left"
      ),
      "active" = active - (
        select
          count(*)::int as "n"
        from
          "left"
      )
    where
      "person_id" = $8
  )
select
  "conflict_id"
from
  "left";

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

with
  "left" as (
    update "public_debates"
    set
      "invitee_id" = $1,
      "invitee_since" = $2,
      "ignored_at" = $3
    where
      "invitee_id" = $4
      and "status" = $5
      and "creator_id" = $6
    returning
      "id"
  ),
  "counted" as (
    update "debate_figures"
    set
      "pending" = pending - (
        select
          count(*)::int as "n"
        from
          "left"
      )
    where
      "person_id" = $7
  )
select
  "id"
from
  "left";

update "invites"
set
  "withheld" = $1
where
  conflict_id = any ($2::uuid[])
  or debate_id = any ($3::uuid[]);

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

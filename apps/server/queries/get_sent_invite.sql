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

-- Invites to conflicts and invites to debates become one table. An invite has one of two foreign keys, so that deleting a conflict or a
-- debate still deletes its invite, and `kind` says which (docs/decisions/0047). No row of `invites` is rewritten: the new columns
-- are null or have a constant default. Only invites to debates are copied.
alter table invites
  drop constraint invites_pkey,
  alter column conflict_id drop not null,
  add constraint invites_conflict_id_key unique (conflict_id),
  add column debate_id uuid unique references public_debates (id) on delete cascade,
  add column kind text not null default 'conflict';
alter table invites alter column kind drop default;

insert into invites (kind, debate_id, token, pass_on_token, email, inviter_id, created_at, first_sent_at, last_sent_at, times_sent, held_back)
select 'debate', debate_id, token, pass_on_token, email, inviter_id, created_at, first_sent_at, last_sent_at, times_sent, held_back
from debate_invites;
drop table debate_invites;

alter table invites add constraint invites_one_subject check (
  case kind
    when 'conflict' then conflict_id is not null and debate_id is null
    when 'debate' then debate_id is not null and conflict_id is null
    else false
  end
);
-- Sent by a user whom the owner of the address had blocked: it reaches nobody, even after the block is lifted.
alter table invites rename column held_back to withheld;

-- How many invites were mailed to an address since then, as this sender would count them. Each mail counts separately.
create or replace function invites_mailed(address text, since timestamptz, sender uuid) returns integer
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('invites:' || address, 0));
  return (
    select coalesce(sum((first_sent_at > since)::integer + (times_sent > 1)::integer), 0)::integer
    from invites
    where email = address and last_sent_at > since and (not withheld or inviter_id = sender)
  );
end
$$;

-- How many invites are queued for an address, as this sender would count them.
create or replace function invites_queued(address text, sender uuid) returns integer language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('invites:' || address, 0));
  return (
    select count(*)::integer
    from invites i
    left join conflicts c on c.id = i.conflict_id
    left join public_debates d on d.id = i.debate_id
    where i.email = address and i.last_sent_at is null and coalesce(c.status, d.status) = 'pending'
      and (not i.withheld or i.inviter_id = sender)
  );
end
$$;

-- As before, with the new name of the column.
drop function invite_facts(text, bytea, uuid, timestamptz);
create function invite_facts(address text, address_hash bytea, creator uuid, since timestamptz)
returns table (creator_email text, holder_id uuid, withheld boolean, mails_to_address integer)
language plpgsql volatile as $$
begin
  holder_id := lock_inbox(address);
  creator_email := (select email from profiles where id = creator);
  withheld := exists (select from blocks b where b.blocker_id = holder_id and b.blocked_id = creator)
    or exists (select from address_blocks b where b.address_hash = invite_facts.address_hash and b.inviter_id = creator);
  mails_to_address := invites_mailed(address, since, creator) + invites_queued(address, creator);
  return next;
end
$$;

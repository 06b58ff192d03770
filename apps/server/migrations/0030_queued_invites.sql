-- An invite whose address has reached its daily limit is queued (times_sent = 0) and mailed on a later day. The time of
-- the first mail is stored beside that of the last, so that a reminder counts as a single mail. Older invites were
-- mailed up to twice.
alter table invites add column first_sent_at timestamptz;
alter table debate_invites add column first_sent_at timestamptz;
update invites set first_sent_at = case when times_sent > 1 then created_at else last_sent_at end where times_sent > 0;
update debate_invites set first_sent_at = case when times_sent > 1 then created_at else last_sent_at end where times_sent > 0;

-- For the creator to share: it opens the invite, and nothing else. The token of the mailed link can block, report and
-- decline. Two UUIDs have 244 random bits.
alter table invites add column pass_on_token text not null unique
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
alter table debate_invites add column pass_on_token text not null unique
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

create index invites_queued on invites (created_at) where times_sent = 0;
create index debate_invites_queued on debate_invites (created_at) where times_sent = 0;

-- As before, but each mail counts separately.
create or replace function invites_mailed(address text, since timestamptz, sender uuid) returns integer
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('invites:' || address, 0));
  return (
    select coalesce(sum((first_sent_at > since)::integer + (times_sent > 1)::integer), 0)::integer
    from (
      select first_sent_at, times_sent from invites
      where email = address and last_sent_at > since and (not held_back or inviter_id = sender)
      union all
      select first_sent_at, times_sent from debate_invites
      where email = address and last_sent_at > since and (not held_back or inviter_id = sender)
    ) mailed
  );
end
$$;

-- How many invites are queued for an address, as this sender would count them: later ones wait behind them.
create function invites_queued(address text, sender uuid) returns integer language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('invites:' || address, 0));
  return (
    (select count(*) from invites i join conflicts c on c.id = i.conflict_id and c.status = 'pending'
      where i.email = address and i.last_sent_at is null and (not i.held_back or i.inviter_id = sender))
    + (select count(*) from debate_invites i join public_debates d on d.id = i.debate_id and d.status = 'pending'
      where i.email = address and i.last_sent_at is null and (not i.held_back or i.inviter_id = sender))
  )::integer;
end
$$;

-- As before, and queued invites count with the mailed ones.
create or replace function invite_facts(address text, address_hash bytea, creator uuid, since timestamptz)
returns table (creator_email text, holder_id uuid, held_back boolean, mails_to_address integer)
language plpgsql volatile as $$
begin
  holder_id := lock_inbox(address);
  creator_email := (select email from profiles where id = creator);
  held_back := exists (select from blocks b where b.blocker_id = holder_id and b.blocked_id = creator)
    or exists (select from address_blocks b where b.address_hash = invite_facts.address_hash and b.inviter_id = creator);
  mails_to_address := invites_mailed(address, since, creator) + invites_queued(address, creator);
  return next;
end
$$;

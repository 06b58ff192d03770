-- Inviting an address and blocking for it are serialised: an invite must not be stored based on a read from before a
-- concurrent block. A block by the owner of the address locks the same row. A function, because a statement that waits
-- for a lock continues with what it saw before it waited, while each query in here reads again. @returns the confirmed
-- account that has the address, or null
create function lock_inbox(address text) returns uuid language plpgsql volatile as $$
declare
  holder uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('invites:' || address, 0));
  select id into holder from profiles where lower(email) = address and email_confirmed for share;
  return holder;
end
$$;

-- As before, but a sender's withheld invites count for them: the limit must not reveal the block.
drop function invites_mailed(text, timestamptz);
create function invites_mailed(address text, since timestamptz, sender uuid) returns integer language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('invites:' || address, 0));
  return (
    select coalesce(sum(times_sent), 0)::integer
    from (
      select times_sent from invites
      where email = address and last_sent_at > since and (not held_back or inviter_id = sender)
      union all
      select times_sent from debate_invites
      where email = address and last_sent_at > since and (not held_back or inviter_id = sender)
    ) mailed
  );
end
$$;

-- Everything needed before a user invites an address, read with its inbox locked: both accounts, whether the owner of
-- the address or of a link mailed to it has blocked the creator, and how many invites the address has got since then.
create function invite_facts(address text, address_hash bytea, creator uuid, since timestamptz)
returns table (creator_email text, holder_id uuid, held_back boolean, mails_to_address integer)
language plpgsql volatile as $$
begin
  holder_id := lock_inbox(address);
  creator_email := (select email from profiles where id = creator);
  held_back := exists (select from blocks b where b.blocker_id = holder_id and b.blocked_id = creator)
    or exists (select from address_blocks b where b.address_hash = invite_facts.address_hash and b.inviter_id = creator);
  mails_to_address := invites_mailed(address, since, creator);
  return next;
end
$$;

-- A withheld invite uses up its reminder, too, so that its sender gets the same refusal afterwards as for any other.
drop index invites_mailed_once, debate_invites_mailed_once;
create index invites_mailed_once on invites (last_sent_at) where times_sent = 1;
create index debate_invites_mailed_once on debate_invites (last_sent_at) where times_sent = 1;

-- Whoever invites an address, and whoever blocks for it, does one after the other: an invite must not be stored by what was
-- read before a block that is stored at the same moment. The holder's row is what a block of theirs locks, too. A function,
-- because a statement that waits for a lock goes on with what it saw before it waited; each query in here reads anew.
-- @returns the confirmed account that holds the address, or null
create function lock_inbox(address text) returns uuid language plpgsql volatile as $$
declare
  holder uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('invites:' || address, 0));
  select id into holder from profiles where lower(email) = address and email_confirmed for share;
  return holder;
end
$$;

-- As before, and what was withheld from a sender's own invites counts for them: the limit must not tell them of the block.
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

-- What must be known before somebody invites an address, read with its inbox locked: both accounts, whether the holder of the
-- address or of a link mailed to it has blocked the creator, and how many invites the address got since then.
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

-- A withheld invite passes its reminder, too, so that its sender meets the same refusal afterwards as for any other.
drop index invites_mailed_once, debate_invites_mailed_once;
create index invites_mailed_once on invites (last_sent_at) where times_sent = 1;
create index debate_invites_mailed_once on debate_invites (last_sent_at) where times_sent = 1;

-- The most invites, to conflicts and debates, that may have been mailed to an address since then: one that was sent
-- again counts with all its mails. No other transaction counts the same address until this one ends, so the caller can
-- act on the number. A function, because a statement that waits for a lock counts what it saw before it waited, while
-- each query in here reads again.
create function invites_mailed(address text, since timestamptz) returns integer language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('invites:' || address, 0));
  return (
    select coalesce(sum(times_sent), 0)::integer
    from (
      select times_sent from invites where email = address and last_sent_at > since and not held_back
      union all
      select times_sent from debate_invites where email = address and last_sent_at > since and not held_back
    ) mailed
  );
end
$$;

-- Mails from so long ago that nothing could send them again are forgotten.
create index sent_mails_age on sent_mails (sent_at);
create index captured_mails_age on captured_mails (created_at);

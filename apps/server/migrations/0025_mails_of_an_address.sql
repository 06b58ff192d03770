-- How many invites, to conflicts and to debates, were mailed to an address since then, at most: one that was sent again counts with
-- all its mails. Until the transaction ends nobody else counts the same address, so that the caller may act on the number. A
-- function, because a statement that waits for a lock goes on to count what it saw before it waited; each query in here looks anew.
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

-- What was sent so long ago that nothing could send it again is forgotten.
create index sent_mails_age on sent_mails (sent_at);
create index captured_mails_age on captured_mails (created_at);

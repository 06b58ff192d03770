-- The sender of an unanswered invite may correct its address (docs/decisions/0059).
alter table invites add column corrections integer not null default 0;

-- Mails to an address from before an invite was corrected. They count towards the address's daily limit, so that nobody
-- gets more mail when an invite is corrected back and forth; a day later they are deleted.
create table corrected_invites (
  email text not null,
  inviter_id uuid not null references profiles (id) on delete cascade,
  first_sent_at timestamptz not null,
  last_sent_at timestamptz not null,
  times_sent integer not null,
  withheld boolean not null
);
create index corrected_invites_email on corrected_invites (email, last_sent_at);
create index corrected_invites_inviter on corrected_invites (inviter_id);
create index corrected_invites_last_sent on corrected_invites (last_sent_at);

-- As before, with the mails of corrected invites.
create or replace function invites_mailed(address text, since timestamptz, sender uuid) returns integer
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('invites:' || address, 0));
  return (
    select coalesce(sum((first_sent_at > since)::integer + (times_sent > 1)::integer), 0)::integer
    from (
      select first_sent_at, times_sent from invites
      where email = address and last_sent_at > since and (not withheld or inviter_id = sender)
      union all
      select first_sent_at, times_sent from corrected_invites
      where email = address and last_sent_at > since and (not withheld or inviter_id = sender)
    ) mailed
  );
end
$$;

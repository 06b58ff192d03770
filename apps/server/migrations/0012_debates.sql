-- Public debates (docs/reference/debates.md).
create table public_debates (
  id uuid primary key,
  title text not null,
  creator_id uuid references profiles (id) on delete set null,
  creator_side text not null,
  creator_position text,
  opponent_side text not null,
  opponent_email text not null check (opponent_email = lower(opponent_email)),
  -- who may answer: the confirmed account with the invited address, and since when
  invitee_id uuid references profiles (id) on delete set null,
  invitee_since timestamptz,
  -- when it was published that they left it unanswered
  ignored_at timestamptz,
  -- who answered
  opponent_id uuid references profiles (id) on delete set null,
  opponent_position text,
  status text not null check (status in ('pending', 'active', 'complete', 'expired')),
  created_at timestamptz not null,
  answered_at timestamptz,
  expires_at timestamptz,
  closed_at timestamptz,
  outcome text check (outcome in ('creator', 'opponent', 'tie')),
  -- the sums of debate_votes, maintained in the transaction of each vote
  creator_votes integer not null default 0,
  opponent_votes integer not null default 0,
  constraint two_debaters check (creator_id is distinct from opponent_id or creator_id is null),
  constraint answered_has_an_end check (
    (status in ('active', 'complete')) = (answered_at is not null and expires_at is not null)
  ),
  constraint complete_has_an_outcome check ((status = 'complete') = (outcome is not null)),
  constraint closed_has_a_time check ((status in ('complete', 'expired')) = (closed_at is not null)),
  constraint pending_has_no_votes check (status in ('active', 'complete') or creator_votes + opponent_votes = 0)
);
-- The three tabs; the two of a user's own debates are also used for erasure.
create index public_debates_active on public_debates (answered_at desc, id desc) where status = 'active';
create index public_debates_complete on public_debates (closed_at desc, id desc) where status = 'complete';
create index public_debates_sent on public_debates (creator_id, status, created_at desc, id desc);
create index public_debates_received on public_debates (invitee_id, status, created_at desc, id desc);
-- Whether two people share a debate.
create index public_debates_pair on public_debates (opponent_id, creator_id);
-- For the job that closes debates in time.
create index public_debates_ending on public_debates (expires_at) where status = 'active';
create index public_debates_unanswered on public_debates (status, created_at);
create index public_debates_ignored on public_debates (invitee_since) where status = 'pending' and ignored_at is null;
-- Invites waiting for someone to sign up with that address.
create index public_debates_waiting_for_address on public_debates (opponent_email)
  where status = 'pending' and invitee_id is null;

create table debate_votes (
  debate_id uuid not null references public_debates (id) on delete cascade,
  -- null once the account is erased: the vote is still counted (docs/decisions/0035)
  voter_id uuid references profiles (id) on delete set null,
  side text not null check (side in ('creator', 'opponent')),
  voted_at timestamptz not null,
  constraint debate_votes_once unique (debate_id, voter_id)
);
create index debate_votes_by_voter on debate_votes (voter_id, voted_at);

-- Like `invites`, for debates.
create table debate_invites (
  debate_id uuid primary key references public_debates (id) on delete cascade,
  token text not null unique,
  email text not null,
  inviter_id uuid references profiles (id) on delete cascade,
  created_at timestamptz not null,
  last_sent_at timestamptz,
  times_sent integer not null default 0,
  held_back boolean not null default false
);
create index debate_invites_by_address on debate_invites (email, last_sent_at);
create index debate_invites_by_inviter on debate_invites (inviter_id, created_at);

-- Counters of a user's profile and tabs, maintained in the transaction that changes them (docs/decisions/0008).
create table debate_figures (
  person_id uuid primary key references profiles (id) on delete cascade,
  -- unanswered invites, sent or received
  pending integer not null default 0,
  -- debates that both have answered
  participations integer not null default 0,
  wins integer not null default 0
);

-- Sixteen rows whose sums are the counts of two tabs: with a single row, every debate would wait for every other.
create table debate_totals (
  shard smallint primary key,
  active integer not null default 0,
  completed integer not null default 0
);
insert into debate_totals (shard) select generate_series(0, 15);

-- Referrals, by an invite to a conflict or a debate: published once for each pair of users (REFERRAL).
create table referrals (
  inviter_id uuid not null references profiles (id) on delete cascade,
  person_id uuid not null references profiles (id) on delete cascade,
  primary key (inviter_id, person_id)
);
create index referrals_by_person on referrals (person_id);

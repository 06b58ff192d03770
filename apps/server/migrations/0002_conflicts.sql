create table conflicts (
  id uuid primary key,
  title text not null,
  user1_id uuid references profiles (id) on delete set null,
  user2_id uuid references profiles (id) on delete set null,
  user2_email text not null check (user2_email = lower(user2_email)),
  user1_mood text not null check (user1_mood in ('rage', 'annoyed', 'meh', 'chill', 'zen')),
  user1_raw_message text,
  user1_translated_message text,
  user1_translation_by text check (user1_translation_by in ('ai', 'canned')),
  user2_raw_message text,
  user2_translated_message text,
  user2_translation_by text check (user2_translation_by in ('ai', 'canned')),
  status text not null check (status in ('pending', 'active', 'resolved', 'final_judgment', 'abandoned')),
  closed_reason text check (closed_reason in ('declined', 'expired', 'flagged')),
  created_at timestamptz not null,
  last_move_at timestamptz not null,
  resolved_at timestamptz,
  user1_satisfaction boolean,
  user2_satisfaction boolean,
  ai_summary text,
  ai_suggestion text,
  mediation_by text check (mediation_by in ('ai', 'canned')),
  ai_rehash_summary text,
  ai_rehash_suggestion text,
  rehash_by text check (rehash_by in ('ai', 'canned')),
  rehash_attempted_at timestamptz,
  user1_core_issue text,
  user2_core_issue text,
  ai_core_reflection text,
  ai_core_suggestion text,
  reflection_by text check (reflection_by in ('ai', 'canned')),
  core_issues_attempted_at timestamptz,
  final_ruling_requested_at timestamptz,
  final_ruling_requested_by text check (final_ruling_requested_by in ('user1', 'user2')),
  final_ai_ruling text,
  ai_final_summary text,
  ruling_by text check (ruling_by in ('ai', 'canned')),
  final_ruling_issued_at timestamptz,
  user1_name_shown boolean not null default false,
  user2_name_shown boolean not null default false,
  constraint two_people check (user1_id is distinct from user2_id or user1_id is null),
  constraint resolved_has_a_time check ((status = 'resolved') = (resolved_at is not null)),
  constraint ruled_has_a_ruling check ((status = 'final_judgment') = (final_ai_ruling is not null)),
  constraint abandoned_has_a_reason check ((status = 'abandoned') = (closed_reason is not null))
);

-- The two parties of each conflict. The invited user is filled in as soon as a confirmed account has the address, so
-- that a user's list is one index range and never a search by email.
create table conflict_parties (
  conflict_id uuid not null references conflicts (id) on delete cascade,
  party text not null check (party in ('user1', 'user2')),
  person_id uuid references profiles (id) on delete set null,
  -- the other party, once both have joined
  other_id uuid references profiles (id) on delete set null,
  -- copied from the conflict: the order and the two tabs of the dashboard
  created_at timestamptz not null,
  grouping text not null check (grouping in ('active', 'history')),
  primary key (conflict_id, party)
);
create index conflict_parties_feed on conflict_parties (person_id, grouping, created_at desc, conflict_id desc);
create index conflict_parties_shared on conflict_parties (person_id, other_id, grouping, created_at desc, conflict_id desc)
  where other_id is not null;
-- Invites that a user hasn't answered: left out of the counters that strangers see.
create index conflict_parties_unanswered on conflict_parties (person_id) where party = 'user2' and other_id is null;
-- Invites waiting for someone to sign up with that address.
create index conflicts_waiting_for_address on conflicts (user2_email) where user2_id is null;
-- For the daily job: open conflicts by their last change.
create index conflicts_idle on conflicts (last_move_at) where status in ('pending', 'active');

-- Counters that screens show, maintained in the transaction that changes them (docs/decisions/0008); `admin recount`
-- checks them.
create table conflict_counts (
  person_id uuid primary key references profiles (id) on delete cascade,
  total integer not null default 0,
  active integer not null default 0,
  history integer not null default 0,
  resolved integer not null default 0,
  people integer not null default 0
);
-- The same for two people who met in a conflict, one row for each direction.
create table shared_conflict_counts (
  person_id uuid not null references profiles (id) on delete cascade,
  other_id uuid not null references profiles (id) on delete cascade,
  total integer not null default 0,
  active integer not null default 0,
  resolved integer not null default 0,
  ruled integer not null default 0,
  primary key (person_id, other_id)
);

-- Every vote ever cast; the columns of the conflict are reset in each round.
create table satisfaction_votes (
  conflict_id uuid not null references conflicts (id) on delete cascade,
  round smallint not null check (round between 1 and 3),
  voter_id uuid references profiles (id) on delete set null,
  party text not null check (party in ('user1', 'user2')),
  satisfied boolean not null,
  voted_at timestamptz not null,
  primary key (conflict_id, round, party)
);

create table invites (
  conflict_id uuid primary key references conflicts (id) on delete cascade,
  -- in the mailed link; it shows only the inviter's name, and lets the recipient decline
  token text not null unique,
  email text not null,
  inviter_id uuid references profiles (id) on delete cascade,
  created_at timestamptz not null,
  -- when a mail was last queued; null if the address had reached its daily limit
  last_sent_at timestamptz,
  times_sent integer not null default 0
);
create index invites_by_address on invites (email, last_sent_at);

-- Which mails the owner of an address wants, with or without an account; the address is stored as a hash.
create table mail_preferences (
  address_hash bytea primary key,
  -- in the unsubscribe link of each mail
  token text not null unique,
  invites boolean not null default true,
  your_turn boolean not null default true
);

-- Sixteen rows whose sum is the figure on the landing page: with a single row, every conflict would wait for every
-- other.
create table global_stats (
  shard smallint primary key,
  total_conflicts integer not null default 0,
  resolved_conflicts integer not null default 0
);
insert into global_stats (shard) select generate_series(0, 15);

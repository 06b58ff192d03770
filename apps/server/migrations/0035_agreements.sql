-- What two people agreed on when their conflict was resolved. Conflicts resolved before this migration have none.
create table agreements (
  conflict_id uuid primary key references conflicts (id) on delete cascade,
  -- the current one
  revision integer not null check (revision > 0),
  commitments jsonb not null check (jsonb_typeof(commitments) = 'array'),
  user1_confirmed_at timestamptz,
  user2_confirmed_at timestamptz,
  -- when both had confirmed the current revision; null for a draft
  confirmed_at timestamptz,
  -- the version that both last confirmed
  in_force_revision integer,
  in_force_commitments jsonb check (jsonb_typeof(in_force_commitments) = 'array'),
  in_force_at timestamptz,
  -- when both had first confirmed a revision: the check-ins count from then
  agreed_at timestamptz,
  -- whether it held for 30 days, as the two answered; null while that is open
  held boolean,
  created_at timestamptz not null,
  constraint confirmed_by_both
    check (confirmed_at is null or (user1_confirmed_at is not null and user2_confirmed_at is not null)),
  constraint in_force_since_a_time check ((in_force_revision is null) = (in_force_at is null)),
  constraint in_force_with_commitments check ((in_force_revision is null) = (in_force_commitments is null)),
  constraint in_force_once_agreed check ((in_force_revision is null) = (agreed_at is null))
);

-- All its revisions, the current one included.
create table agreement_revisions (
  conflict_id uuid not null references agreements (conflict_id) on delete cascade,
  revision integer not null,
  -- null: the mediator's commitments, from which the first draft was made
  author text check (author in ('user1', 'user2')),
  created_at timestamptz not null,
  commitments jsonb not null check (jsonb_typeof(commitments) = 'array'),
  primary key (conflict_id, revision)
);

-- Each party is asked on each of two days whether it held.
create table agreement_check_ins (
  conflict_id uuid not null references agreements (conflict_id) on delete cascade,
  day integer not null check (day in (7, 30)),
  party text not null check (party in ('user1', 'user2')),
  person_id uuid not null references profiles (id) on delete cascade,
  -- in the mailed link: anyone who has it may answer, without signing in
  token text not null unique,
  due_at timestamptz not null,
  closes_at timestamptz not null,
  asked_at timestamptz,
  reminded_at timestamptz,
  held text check (held in ('kept', 'partly', 'not')),
  answered_at timestamptz,
  primary key (conflict_id, day, party),
  constraint reminded_once_asked check (reminded_at is null or asked_at is not null),
  constraint answered_at_a_time check ((held is null) = (answered_at is null))
);
-- Users still to be asked or reminded, by due date.
create index agreement_check_ins_unanswered on agreement_check_ins (due_at) where held is null and reminded_at is null;
-- What a user is asked on their dashboard; also used for erasure.
create index agreement_check_ins_of_person on agreement_check_ins (person_id, due_at);

-- How many agreements were checked after 30 days, and how many of those had held: of each user, and of everyone.
create table agreement_counts (
  person_id uuid primary key references profiles (id) on delete cascade,
  checked integer not null default 0,
  held integer not null default 0
);
create table agreement_stats (
  shard smallint primary key,
  checked integer not null default 0,
  held integer not null default 0
);
insert into agreement_stats (shard) select generate_series(0, 15);

-- Whether an address wants the mails that ask about an agreement.
alter table mail_preferences add column check_ins boolean not null default true;

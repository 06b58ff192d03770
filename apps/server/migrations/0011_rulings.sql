-- The public board: one row for each conflict with a final ruling, written in the transaction that issues it. The texts
-- are those that everyone may read: masked, and without the names of users who don't show theirs. They are rewritten
-- when a choice or a name changes, so that reads are cheap and never touch anything hidden.
create table public_rulings (
  conflict_id uuid primary key references conflicts (id) on delete cascade,
  issued_at timestamptz not null,
  title text not null,
  summary text not null,
  ruling text not null,
  user1_id uuid references profiles (id) on delete set null,
  user2_id uuid references profiles (id) on delete set null,
  user1_shown boolean not null,
  user2_shown boolean not null,
  -- all names that each has had since: {"first": [], "last": [], "username": []}
  user1_names jsonb not null,
  user2_names jsonb not null,
  -- taken off the board by an admin
  is_hidden boolean not null default false
);
create index public_rulings_feed on public_rulings (issued_at desc, conflict_id desc) where not is_hidden;
create index public_rulings_user1 on public_rulings (user1_id);
create index public_rulings_user2 on public_rulings (user2_id);

-- No primary key: votes of erased accounts are still counted, and belong to nobody.
create table conflict_votes (
  conflict_id uuid not null references public_rulings (conflict_id) on delete cascade,
  voter_id uuid references profiles (id) on delete set null,
  vote_type text not null check (
    vote_type in ('both_wrong', 'user1_wrong', 'user2_wrong', 'get_therapy', 'ai_right', 'reset_conflict')
  ),
  -- the vote that the last change replaced; only the statement that locks the row knows it
  previous_type text,
  voted_at timestamptz not null,
  constraint conflict_votes_once unique (conflict_id, voter_id)
);
-- For how many votes a user has cast recently, and for the download of their own.
create index conflict_votes_of on conflict_votes (voter_id, voted_at desc);

-- Votes by kind, maintained in the vote's transaction; `admin recount` checks them. Separate from the texts, so that a
-- vote rewrites only a few bytes, with room on the page to rewrite them in place.
create table ruling_tallies (
  conflict_id uuid primary key references public_rulings (conflict_id) on delete cascade,
  both_wrong integer not null default 0,
  user1_wrong integer not null default 0,
  user2_wrong integer not null default 0,
  get_therapy integer not null default 0,
  ai_right integer not null default 0,
  reset_conflict integer not null default 0
) with (fillfactor = 50);

-- Days of bad-faith voting, each published once.
create table bad_faith_days (
  voter_id uuid not null references profiles (id) on delete cascade,
  local_day date not null,
  primary key (voter_id, local_day)
);

-- Rulings from before the board existed: SQL can't mask them, so a job publishes them and empties this table.
create table unpublished_rulings (
  conflict_id uuid primary key references conflicts (id) on delete cascade
);
insert into unpublished_rulings (conflict_id) select id from conflicts where status = 'final_judgment';

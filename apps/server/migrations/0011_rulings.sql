-- The public board: one row for each conflict with a final ruling, written in the transaction that issues it. The texts are
-- what everybody may read: masked, and without the names of who does not show theirs; they are made anew when a choice or a
-- name changes, so that reading them costs nothing and nothing hidden is ever read.
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
  -- all that each has been called since: {"first": [], "last": [], "username": []}
  user1_names jsonb not null,
  user2_names jsonb not null,
  -- taken off the board by an admin
  is_hidden boolean not null default false
);
create index public_rulings_feed on public_rulings (issued_at desc, conflict_id desc) where not is_hidden;
create index public_rulings_user1 on public_rulings (user1_id);
create index public_rulings_user2 on public_rulings (user2_id);

-- No primary key: votes of erased accounts stay, counted, and belong to nobody.
create table conflict_votes (
  conflict_id uuid not null references public_rulings (conflict_id) on delete cascade,
  voter_id uuid references profiles (id) on delete set null,
  vote_type text not null check (
    vote_type in ('both_wrong', 'user1_wrong', 'user2_wrong', 'get_therapy', 'ai_right', 'reset_conflict')
  ),
  -- what the last change replaced: known only to the statement that holds the row
  previous_type text,
  voted_at timestamptz not null,
  constraint conflict_votes_once unique (conflict_id, voter_id)
);
-- How many somebody has cast lately; and their own, for them to take away.
create index conflict_votes_of on conflict_votes (voter_id, voted_at desc);

-- Votes by kind, kept in the vote's transaction; `admin recount` compares. Apart from the texts, so that a vote rewrites a
-- few bytes, and with room on the page to rewrite them in place.
create table ruling_tallies (
  conflict_id uuid primary key references public_rulings (conflict_id) on delete cascade,
  both_wrong integer not null default 0,
  user1_wrong integer not null default 0,
  user2_wrong integer not null default 0,
  get_therapy integer not null default 0,
  ai_right integer not null default 0,
  reset_conflict integer not null default 0
) with (fillfactor = 50);

-- Days of bad-faith voting that were told of, each once.
create table bad_faith_days (
  voter_id uuid not null references profiles (id) on delete cascade,
  local_day date not null,
  primary key (voter_id, local_day)
);

-- Rulings from before there was a board: masking is no work for SQL, so that a job publishes them and empties this table.
create table unpublished_rulings (
  conflict_id uuid primary key references conflicts (id) on delete cascade
);
insert into unpublished_rulings (conflict_id) select id from conflicts where status = 'final_judgment';

-- The daily conflicts, from a public forum or from our samples; the last one shown is today's.
create table reddit_conflicts (
  id uuid primary key,
  reddit_post_id text not null unique,
  title text not null,
  author text not null,
  subreddit text not null,
  url text,
  original_text text not null,
  ai_summary text not null,
  ai_suggestion text not null,
  written_by text not null check (written_by in ('ai', 'canned')),
  is_sample boolean not null,
  -- when it was posted
  created_at timestamptz not null,
  shown_at timestamptz not null,
  -- the order in which they were shown
  place bigint generated always as identity unique,
  -- votes by kind, maintained in the vote's transaction; `admin recount` checks them
  nta integer not null default 0,
  yta integer not null default 0,
  esh integer not null default 0,
  nah integer not null default 0
);
create index reddit_conflicts_latest on reddit_conflicts (shown_at desc);

-- No primary key: votes of erased accounts are still counted, and belong to nobody.
create table reddit_conflict_votes (
  reddit_conflict_id uuid not null references reddit_conflicts (id) on delete cascade,
  voter_id uuid references profiles (id) on delete set null,
  vote_type text not null check (vote_type in ('nta', 'yta', 'esh', 'nah')),
  voted_at timestamptz not null,
  constraint reddit_conflict_votes_once unique (reddit_conflict_id, voter_id)
);
create index reddit_conflict_votes_of on reddit_conflict_votes (voter_id, voted_at desc);

-- Whether the judgments in both orders agreed; null if there weren't two.
alter table conflicts add column ruling_orders_agreed boolean;

-- One row for each side of a conflict that ended with an agreement or a verdict, in categories: no words, no ids. A
-- recount starts from these rows and compares the counters below with them.
create table fairness_cases (
  conflict_id uuid not null references conflicts (id) on delete cascade,
  party text not null check (party in ('user1', 'user2')),
  outcome text not null check (outcome in ('agreed', 'for_them', 'for_the_other', 'both', 'neither')),
  -- who came first in the prompt of the proposal agreed to, or of the ruling
  place text check (place in ('first', 'second')),
  mood text,
  length text check (length in ('short', 'medium', 'long')),
  -- whether the two orders agreed on the verdict; only on the row of user1
  orders text check (orders in ('same', 'different')),
  primary key (conflict_id, party)
);

-- The cells of /fairness, in sixteen shards, because everything that ends changes the same few rows.
create table fairness_counts (
  shard integer not null,
  measure text not null,
  cohort text not null,
  outcome text not null,
  count integer not null default 0,
  primary key (shard, measure, cohort, outcome)
);

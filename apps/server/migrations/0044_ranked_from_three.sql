-- In both orders of the leaderboard, users with three or more conflicts come before those with fewer: one conflict
-- settled by chance says little.
drop index public_conflict_counts_least;
drop index public_conflict_counts_most;
create index public_conflict_counts_least on public_conflict_counts (week, (total >= 3), rate, total, person_id) where total > 0;
create index public_conflict_counts_most on public_conflict_counts (week, (total >= 3), (-rate), total, person_id) include (rate)
  where total > 0;

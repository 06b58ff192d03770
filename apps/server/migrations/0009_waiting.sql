-- What the calendar tells of each side of a conflict, once.
alter table conflict_parties
  -- since when whoever holds the invited address has had the invite: from the start, or from when the address became theirs
  add column reached_at timestamptz,
  -- when it was told that they left the invite unanswered
  add column ignored_at timestamptz,
  -- when it was told that they let the other wait
  add column ghosted_at timestamptz;
create index conflict_parties_unheard on conflict_parties (reached_at)
  where party = 'user2' and grouping = 'active' and person_id is not null and other_id is null and ignored_at is null;

-- Page by page, by last move: what waits on nobody is looked at as well, and stays.
drop index conflicts_idle;
create index conflicts_idle on conflicts (last_move_at, id) where status in ('pending', 'active');

-- How far the monthly look at everybody's resolution rate has come, one row a month.
create table judged_months (
  -- '2026-03'
  month text primary key,
  -- people are judged in the order of their ids; null before the first
  up_to uuid,
  done boolean not null default false
);

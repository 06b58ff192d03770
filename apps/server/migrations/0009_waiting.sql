-- What time alone causes on each side of a conflict, published once.
alter table conflict_parties
  -- since when the owner of the invited address has had the invite: from its start, or since the address became theirs
  add column reached_at timestamptz,
  -- when it was published that they left the invite unanswered
  add column ignored_at timestamptz,
  -- when it was published that they keep the other waiting
  add column ghosted_at timestamptz;
create index conflict_parties_unheard on conflict_parties (reached_at)
  where party = 'user2' and grouping = 'active' and person_id is not null and other_id is null and ignored_at is null;

-- For reading page by page, by last change, including conflicts that wait for no one.
drop index conflicts_idle;
create index conflicts_idle on conflicts (last_move_at, id) where status in ('pending', 'active');

-- The progress of the monthly evaluation of all resolution rates, one row per month.
create table judged_months (
  -- '2026-03'
  month text primary key,
  -- users are evaluated in the order of their ids; null before the first
  up_to uuid,
  done boolean not null default false
);

-- The public counters of a user's conflicts, for each UTC week in which conflicts were created ('2026-03-02', its
-- Monday) and for all time ('-infinity'). A conflict counts for its creator, and for the other party once they have
-- answered: otherwise anyone could find out who has an address, by starting a conflict with it and watching whose
-- counters grow.
create table public_conflict_counts (
  person_id uuid not null references profiles (id) on delete cascade,
  week date not null,
  total integer not null default 0 check (total >= resolved),
  resolved integer not null default 0 check (resolved >= 0),
  -- Exact enough for sorting: division rounds correctly, so equal fractions give equal numbers, and different fractions
  -- with denominators under 2^26 give different ones.
  rate double precision not null generated always as
    (case when total > 0 then resolved::double precision / total else 0 end) stored,
  primary key (person_id, week)
);
-- The two orders of the leaderboard, both read backwards. They include all columns that ranks depend on, so that
-- ranking reads no rows.
create index public_conflict_counts_least on public_conflict_counts (week, rate, total, person_id) where total > 0;
create index public_conflict_counts_most on public_conflict_counts (week, (-rate), total, person_id) include (rate)
  where total > 0;
-- These rows change with every conflict, so they are vacuumed long before the default fifth of them is dead.
alter table public_conflict_counts set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

insert into public_conflict_counts (person_id, week, total, resolved)
select person_id, week, count(*), count(*) filter (where status = 'resolved')
from (
  select user1_id as person_id, created_at, status from conflicts where user1_id is not null
  union all
  select user2_id, created_at, status from conflicts where user2_id is not null
) sides,
lateral (values ('-infinity'::date), (date_trunc('week', created_at at time zone 'UTC')::date)) weeks (week)
group by person_id, week;

-- As in global_stats, sixteen rows for each week in which conflicts were created.
create table weekly_stats (
  week date not null,
  shard smallint not null,
  total_conflicts integer not null default 0,
  resolved_conflicts integer not null default 0,
  primary key (week, shard)
);
insert into weekly_stats (week, shard, total_conflicts, resolved_conflicts)
select date_trunc('week', created_at at time zone 'UTC')::date, ('x' || left(id::text, 1))::bit(4)::int,
  count(*), count(*) filter (where status = 'resolved')
from conflicts group by 1, 2;

-- Strangers see the counters above.
drop index conflict_parties_unanswered;

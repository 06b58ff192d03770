-- When a user last visited, and on which of their local days: the basis of daily rewards and absences.
create table visits (
  person_id uuid primary key references profiles (id) on delete cascade,
  -- up to an hour before the actual last visit; starts at sign-up
  last_at timestamptz not null,
  -- the latest days ('2026-03-02') that were counted, in order
  recent_days text[] not null default '{}',
  -- whether the absence since last_at has been published
  absence_told boolean not null default false
);
-- For the daily job: users who have been away, and whose absence hasn't been published.
create index visits_away on visits (last_at) where not absence_told;

-- When a person last looked in, and on which of their own days: what daily rewards and absences are judged by.
create table visits (
  person_id uuid primary key references profiles (id) on delete cascade,
  -- at most an hour before the true last visit; from sign-up on
  last_at timestamptz not null,
  -- the latest days ('2026-03-02') that were counted, in order
  recent_days text[] not null default '{}',
  -- whether the absence since last_at has been told
  absence_told boolean not null default false
);
-- What the daily job looks through: who has been away, and was not told of.
create index visits_away on visits (last_at) where not absence_told;

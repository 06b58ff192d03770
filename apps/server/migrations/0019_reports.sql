-- What an admin, or three independent reports, took out of everybody's sight but its own people's.
alter table public_debates add column is_hidden boolean not null default false;
alter table profiles add column is_hidden boolean not null default false;

-- What people have reported, and what became of it. The first report on somebody's words is the case; reports on the same words
-- that come while it waits join it, and one decision answers them all.
create table reports (
  id uuid primary key,
  case_id uuid references reports (id) on delete cascade,
  kind text not null check (kind in ('ruling', 'debate', 'profile', 'message')),
  -- the ruling's conflict, the debate, the person, or the conflict that the message is in
  subject_id uuid not null,
  -- of a debate: whose words are meant
  side text check (side in ('creator', 'opponent')),
  category text not null check (category in ('spam', 'abuse', 'personal_data', 'danger', 'other')),
  status text not null check (status in ('open', 'upheld', 'dismissed', 'appealed', 'confirmed', 'overturned')),
  -- null once the account is erased
  reporter_id uuid references profiles (id) on delete set null,
  -- who is told and may appeal; null where nobody is, and once the account is erased
  author_id uuid references profiles (id) on delete set null,
  -- whether the reporter could see who the author is
  author_shown boolean not null,
  -- everybody who has a part in what it is about
  people uuid[] not null,
  -- whether it counts towards hiding before anybody has looked
  is_independent boolean not null,
  -- whether it was this case that took its subject out of sight
  has_hidden boolean not null default false,
  -- the reporter's own words, and what they could see: {"title": "", "texts": [{"label": "", "text": ""}]}; erased with the account
  reason text,
  evidence jsonb,
  created_at timestamptz not null,
  -- when its status last changed
  moved_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references profiles (id) on delete set null,
  decision_reason text,
  appealed_at timestamptz,
  appeal text,
  appeal_decided_at timestamptz,
  appeal_reason text,
  constraint only_debates_have_sides check ((kind = 'debate') = (side is not null)),
  constraint decided_has_a_time check ((status = 'open') = (decided_at is null)),
  constraint appealed_has_a_time check ((status in ('appealed', 'confirmed', 'overturned')) = (appealed_at is not null)),
  constraint appeal_decided_has_a_time check ((status in ('confirmed', 'overturned')) = (appeal_decided_at is not null))
);
-- Nobody has two that wait on the same thing.
create unique index reports_once on reports (reporter_id, kind, subject_id) where status in ('open', 'appealed');
-- What waits on something: the case to join, and how many count.
create index reports_open on reports (kind, subject_id) where status = 'open';
create index reports_of_case on reports (case_id) where case_id is not null;
-- A person's two lists; they serve erasure as well. Earlier reports of one person on one thing are few.
create index reports_by_reporter on reports (reporter_id, created_at desc, id desc);
create index reports_by_author on reports (author_id, decided_at desc, id desc) where author_id is not null;
-- The admins' queue, the longest waiting first; and what is decided, the latest first.
create index reports_waiting on reports (moved_at, id) where case_id is null and status in ('open', 'appealed');
create index reports_decided on reports (moved_at desc, id desc)
  where case_id is null and status in ('upheld', 'dismissed', 'confirmed', 'overturned');
create index reports_decided_by on reports (decided_by) where decided_by is not null;
-- Whatever an erased person has a part in.
create index reports_of_people on reports using gin (people);

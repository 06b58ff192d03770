-- Content that an admin, or three independent reports, hid from everyone except the people involved.
alter table public_debates add column is_hidden boolean not null default false;
alter table profiles add column is_hidden boolean not null default false;

-- What users have reported, and the outcome. The first report of a text is the case; further reports of the same text
-- join it while it waits, and one decision answers them all.
create table reports (
  id uuid primary key,
  case_id uuid references reports (id) on delete cascade,
  kind text not null check (kind in ('ruling', 'debate', 'profile', 'message')),
  -- the ruling's conflict, the debate, the person, or the conflict that the message is in
  subject_id uuid not null,
  -- in a debate: whose words were reported
  side text check (side in ('creator', 'opponent')),
  category text not null check (category in ('spam', 'abuse', 'personal_data', 'danger', 'other')),
  status text not null check (status in ('open', 'upheld', 'dismissed', 'appealed', 'confirmed', 'overturned')),
  -- null once the account is erased
  reporter_id uuid references profiles (id) on delete set null,
  -- who is notified and may appeal; null if nobody is, and once the account is erased
  author_id uuid references profiles (id) on delete set null,
  -- whether the reporter could see who the author is
  author_shown boolean not null,
  -- everyone involved in the reported content
  people uuid[] not null,
  -- whether it counts towards hiding the content before a decision
  is_independent boolean not null,
  -- whether this case hid the content
  has_hidden boolean not null default false,
  -- the reporter's words, and what they could see: {"title": "", "texts": [{"label": "", "text": ""}]}; erased with the
  -- account
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
-- A user has only one waiting report of the same content.
create unique index reports_once on reports (reporter_id, kind, subject_id) where status in ('open', 'appealed');
-- Waiting reports of some content: the case to join, and how many count.
create index reports_open on reports (kind, subject_id) where status = 'open';
create index reports_of_case on reports (case_id) where case_id is not null;
-- A user's two lists; also used for erasure. A user reports the same content rarely.
create index reports_by_reporter on reports (reporter_id, created_at desc, id desc);
create index reports_by_author on reports (author_id, decided_at desc, id desc) where author_id is not null;
-- The admins' queue, the longest waiting first, and the decided reports, the latest first.
create index reports_waiting on reports (moved_at, id) where case_id is null and status in ('open', 'appealed');
create index reports_decided on reports (moved_at desc, id desc)
  where case_id is null and status in ('upheld', 'dismissed', 'confirmed', 'overturned');
create index reports_decided_by on reports (decided_by) where decided_by is not null;
-- Everything that involves an erased user.
create index reports_of_people on reports using gin (people);

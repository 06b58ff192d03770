-- Whose words keep a conflict private, and why: each author sees their own reason only. Conflicts marked before this
-- migration have no reason, because nothing says whose words they were.
alter table conflicts
  add column user1_private_reason text check (user1_private_reason in ('sign', 'model')),
  add column user2_private_reason text check (user2_private_reason in ('sign', 'model')),
  -- when it closed because a ruling was requested; lifting the mark reopens it
  add column ruling_withheld_at timestamptz,
  add column reopened_at timestamptz,
  add constraint private_reason_keeps_private
    check (kept_private or (user1_private_reason is null and user2_private_reason is null));

-- Authors who ask an admin whether their conflict has to stay private.
create table safety_reviews (
  id uuid primary key,
  conflict_id uuid not null references conflicts (id) on delete cascade,
  author_id uuid not null references profiles (id) on delete cascade,
  status text not null check (status in ('open', 'lifted', 'kept')),
  because text not null check (because in ('sign', 'model')),
  reason text,
  -- whether the author lets the admin who decides read what they wrote in this conflict
  shows_words boolean not null,
  created_at timestamptz not null,
  -- when its status last changed
  moved_at timestamptz not null,
  decided_by uuid references profiles (id) on delete set null,
  -- what the admin wrote to the author
  answer text,
  constraint decided_has_an_answer check ((status = 'open') = (answer is null))
);
-- One request waits at a time.
create unique index safety_reviews_once on safety_reviews (conflict_id, author_id) where status = 'open';
-- An author's own, latest first; it serves export and erasure as well.
create index safety_reviews_by_author on safety_reviews (author_id, conflict_id, created_at desc);
create index safety_reviews_of_conflict on safety_reviews (conflict_id);
create index safety_reviews_waiting on safety_reviews (moved_at, id) where status = 'open';
create index safety_reviews_decided on safety_reviews (moved_at desc, id desc) where status <> 'open';
create index safety_reviews_decided_by on safety_reviews (decided_by) where decided_by is not null;

-- What someone wrote without sending it to anyone, and what the mediator made of it; for its author alone.
create table solo_notes (
  id uuid primary key,
  person_id uuid not null references profiles (id) on delete cascade,
  title text,
  raw_message text not null,
  mood text check (mood in ('rage', 'annoyed', 'meh', 'chill', 'zen')),
  text text not null,
  written_by text not null check (written_by in ('ai', 'canned', 'author')),
  language text,
  note text check (note in ('as_typed', 'nothing_left')),
  about text,
  requests text[] not null,
  phrasing text,
  understood_by text not null check (understood_by in ('ai', 'canned')),
  -- whether it shows a sign of danger, so that help comes first
  offers_help boolean not null,
  -- the conflict that was started from it
  conflict_id uuid references conflicts (id) on delete set null,
  created_at timestamptz not null
);
create index solo_notes_of_an_author on solo_notes (person_id, created_at desc, id desc);
create index solo_notes_of_a_conflict on solo_notes (conflict_id) where conflict_id is not null;

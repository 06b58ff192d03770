-- What the other person would read if a message were sent; only for its author, and deleted after a day.
create table previews (
  id uuid primary key,
  -- incremented with each wording
  position bigint generated always as identity,
  person_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in ('conflict', 'response')),
  -- which conflict a response is to
  conflict_id uuid references conflicts (id) on delete cascade,
  title text,
  raw_message text not null,
  mood text check (mood in ('rage', 'annoyed', 'meh', 'chill', 'zen')),
  text text not null,
  written_by text not null check (written_by in ('ai', 'canned', 'author')),
  language text,
  note text check (note in ('as_typed', 'nothing_left')),
  -- why sending it would keep its conflict private
  keep_private text check (keep_private in ('sign', 'model')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint response_has_a_conflict check ((kind = 'response') = (conflict_id is not null))
);
create index previews_of_an_author on previews (person_id, position desc);
create index previews_of_a_conflict on previews (conflict_id) where conflict_id is not null;
create index previews_expired on previews (expires_at);

-- The responder can choose a mood, too; and a message can be sent in its author's own words.
alter table conflicts
  add column user2_mood text check (user2_mood in ('rage', 'annoyed', 'meh', 'chill', 'zen')),
  drop constraint conflicts_user1_translation_by_check,
  add constraint conflicts_user1_translation_by_check check (user1_translation_by in ('ai', 'canned', 'author')),
  drop constraint conflicts_user2_translation_by_check,
  add constraint conflicts_user2_translation_by_check check (user2_translation_by in ('ai', 'canned', 'author'));

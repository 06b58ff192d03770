-- A user's rewards: the row that a worker locks while it counts for them. The other tables of rewards reference it and
-- not the profile, so that counting never blocks a change of the profile.
create table reward_standings (
  person_id uuid primary key references profiles (id) on delete cascade,
  counters jsonb not null default '{}',
  -- the sum of the ledger
  squashcred integer not null default 0,
  -- how many achievements are unlocked
  achievements integer not null default 0
);

-- The events of a user that rewards depend on, each once: this keeps a repeated delivery from counting twice, and
-- `admin recount` recounts everything from them. Events contain ids and counts, never words.
create table reward_events (
  person_id uuid not null references reward_standings (person_id) on delete cascade,
  -- the event's id in the outbox
  event_id bigint not null,
  event jsonb not null,
  -- the user's time zone when it was counted, so that hours and days stay the same if they move
  time_zone text not null,
  primary key (person_id, event_id)
);

-- The append-only ledger of SquashCred. The same user, code and subject are never awarded twice (docs/decisions/0016).
create table squashcred_events (
  id uuid primary key default gen_random_uuid(),
  -- breaks ties between entries of the same moment
  place bigint generated always as identity,
  user_id uuid not null references reward_standings (person_id) on delete cascade,
  code text not null,
  subject text not null,
  amount integer not null,
  reason text not null,
  created_at timestamptz not null,
  constraint squashcred_events_once unique (user_id, code, subject)
);
create index squashcred_events_feed on squashcred_events (user_id, created_at desc, place desc);

create table user_achievements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references reward_standings (person_id) on delete cascade,
  code text not null,
  unlocked_at timestamptz not null,
  -- when its popup was shown
  seen_at timestamptz,
  constraint user_achievements_once unique (user_id, code)
);
create index user_achievements_unseen on user_achievements (user_id) where seen_at is null;

-- The archetypes that a user has had: the collection on their profile.
create table archetype_achievements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  archetype_name text not null,
  unlocked_at timestamptz not null,
  seen_at timestamptz,
  constraint archetype_achievements_once unique (user_id, archetype_name)
);
create index archetype_achievements_unseen on archetype_achievements (user_id) where seen_at is null;

-- A user's progress in a quest. The quests themselves are part of the program; the next step follows from the steps
-- passed.
create table user_quests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (id) on delete cascade,
  -- its slug
  quest_id text not null,
  started_at timestamptz not null,
  completed_at timestamptz,
  -- every step right on the first try
  is_perfect boolean not null default false,
  constraint user_quests_once unique (user_id, quest_id),
  constraint perfect_when_completed check (completed_at is not null or not is_perfect)
);

-- Whether a step was passed, but never what the user wrote.
create table user_quest_steps (
  user_quest_id uuid not null references user_quests (id) on delete cascade,
  step_id uuid not null,
  is_correct boolean not null,
  -- right on the first try
  first_try boolean not null,
  answered_at timestamptz not null,
  primary key (user_quest_id, step_id),
  constraint first_tries_are_correct check (is_correct or not first_try)
);

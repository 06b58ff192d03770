-- Phones beside email addresses: digits without "+".
alter table auth.users
  add column phone text check (phone ~ '^[1-9][0-9]{1,14}$'),
  add column phone_confirmed_at timestamptz,
  add column new_phone text check (new_phone ~ '^[1-9][0-9]{1,14}$'),
  add column phone_change_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz;
create unique index users_phone_key on auth.users (phone) where phone is not null;
create index users_new_phone on auth.users (new_phone) where new_phone is not null;
create index users_new_email on auth.users (new_email) where new_email is not null;

-- Why a code was sent decides what it does: a recovery and a magic link share a slot but do different things.
delete from auth.one_time_tokens;
alter table auth.one_time_tokens
  drop constraint one_time_tokens_slot_check,
  add constraint one_time_tokens_slot_check check (slot in (
    'confirmation', 'recovery', 'email_change_new', 'email_change_current', 'sms', 'phone_change', 'reauthentication'
  )),
  add column purpose text not null,
  -- Set if the link should give the requesting browser a code instead of tokens.
  add column code_challenge text,
  add column code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  add check ((code_challenge is null) = (code_challenge_method is null));

-- When a message was last requested, by a hash of address and purpose, whether or not an account has the address: so a
-- refusal to send another one too soon reveals nothing.
create table auth.message_requests (
  key text primary key,
  at timestamptz not null
);
create index message_requests_age on auth.message_requests (at);

-- One row for each code that can be exchanged for a session: its hash, what the client has to prove, and the user.
create table auth.flow_states (
  code_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  -- How the user authenticated, as the session's amr will list it.
  method text not null,
  -- The identity that they signed in with, if another service vouched for them.
  provider text,
  provider_id text,
  -- What the answer contains besides the session, encrypted with a key derived from the code itself.
  carried text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((provider is null) = (provider_id is null))
);
create index flow_states_user on auth.flow_states (user_id);
create index flow_states_age on auth.flow_states (expires_at);

-- Signing keys are rotated: each signs from its start until the next one's. Two that are created at the same moment
-- have the same number, and the first one stays.
alter table auth.signing_keys
  add column number integer not null default 1,
  add column signs_from timestamptz;
update auth.signing_keys set signs_from = created_at;
alter table auth.signing_keys alter column signs_from set not null, alter column number drop default;
drop index auth.signing_keys_only_one;
create unique index signing_keys_number_key on auth.signing_keys (number);

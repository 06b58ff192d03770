-- The authentication service's own schema. Addresses are stored in lower case; passwords, codes and refresh tokens are
-- stored only as hashes.
create schema auth;

create table auth.users (
  id uuid primary key,
  email text check (email = lower(email) and length(email) <= 255),
  password_hash text,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  -- An email change, until both addresses have confirmed it.
  new_email text check (new_email = lower(new_email) and length(new_email) <= 255),
  email_change_sent_at timestamptz,
  email_change_confirmed_by text check (email_change_confirmed_by in ('new', 'current')),
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Partial, so that changing an address does not count as changing a key: such an update would block every insert that refers to the user.
create unique index users_email_key on auth.users (email) where email is not null;

-- One row for each provider through which a user can sign in.
create table auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint identities_provider_id_key unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id, created_at);

-- A session lives as long as its row: signing out deletes it, and its refresh tokens with it.
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null check (aal in ('aal1', 'aal2')),
  amr jsonb not null,
  user_agent text,
  -- The generation of the one refresh token that has not been used yet.
  generation integer not null default 0,
  created_at timestamptz not null,
  refreshed_at timestamptz not null
);
create index sessions_user on auth.sessions (user_id, created_at);
create index sessions_age on auth.sessions (refreshed_at);

create table auth.refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  generation integer not null,
  -- Set when the token is used: its successor is derived from the token and this salt, so that it can be returned again
  -- although only its hash is stored.
  successor_salt text,
  rotated_at timestamptz,
  created_at timestamptz not null,
  constraint refresh_tokens_generation_key unique (session_id, generation),
  check ((successor_salt is null) = (rotated_at is null))
);
create index refresh_tokens_rotated on auth.refresh_tokens (rotated_at) where rotated_at is not null;

-- Mailed codes: one for each purpose, overwritten by a new request.
create table auth.one_time_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  slot text not null check (slot in ('confirmation', 'recovery', 'email_change_new', 'email_change_current')),
  token_hash text not null,
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, slot)
);
create index one_time_tokens_hash on auth.one_time_tokens (token_hash);
create index one_time_tokens_age on auth.one_time_tokens (expires_at);

-- The key that signs access tokens, if the operator sets none. The index lets only the first of two starting processes
-- insert one.
create table auth.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null
);
create unique index signing_keys_only_one on auth.signing_keys ((true));

-- The security events of an account, for its owner to read. No addresses, no secrets.
create table auth.security_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null,
  session_id uuid,
  at timestamptz not null
);
create index security_events_user on auth.security_events (user_id, id);
create index security_events_age on auth.security_events (at);

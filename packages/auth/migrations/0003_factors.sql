-- Second factors. The secret of an authenticator app is stored encrypted; the code sent to a phone only as a hash, and
-- for five minutes.
create table auth.factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone')),
  status text not null check (status in ('unverified', 'verified')),
  -- Empty if the user gave none; two unnamed factors count as having the same name.
  friendly_name text not null default '',
  phone text,
  sealed_secret text,
  -- The 30-second step of the last code that was accepted: neither it nor an earlier one is accepted again.
  last_used_step integer,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint factors_name_key unique (user_id, friendly_name),
  constraint factors_phone_key unique (user_id, phone),
  check ((factor_type = 'totp') = (sealed_secret is not null)),
  check ((factor_type = 'phone') = (phone is not null))
);
create index factors_unverified on auth.factors (created_at) where status = 'unverified';

create table auth.factor_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.factors (id) on delete cascade,
  -- The client that asked must be the one that answers; stored as a hash, so that no network address is kept.
  address_hash text not null,
  -- The hash of the code that was texted; authenticator apps generate their own.
  code_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Kept until it expires, so that a second use can be told from an unknown challenge.
  verified_at timestamptz
);
create index factor_challenges_factor on auth.factor_challenges (factor_id);
create index factor_challenges_age on auth.factor_challenges (expires_at);

-- Refresh tokens of earlier generations are from before the session passed its second factor, and are no longer
-- accepted.
alter table auth.sessions add column trusted_generation integer not null default 0;

-- The key that encrypts the factors' secrets, if the operator sets none. The index lets only the first of two starting
-- processes insert one.
create table auth.sealing_keys (
  secret text primary key,
  created_at timestamptz not null
);
create unique index sealing_keys_only_one on auth.sealing_keys ((true));

-- Wallet messages that were used to sign in, by hash, for as long as they would still be valid.
create table auth.web3_messages (
  message_hash text primary key,
  expires_at timestamptz not null
);
create index web3_messages_age on auth.web3_messages (expires_at);

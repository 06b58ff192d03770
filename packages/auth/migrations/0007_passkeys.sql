-- Passkeys as second factors. Only the public halves of their keys are stored here.
alter table auth.factors drop constraint factors_factor_type_check;
alter table auth.factors add constraint factors_factor_type_check check (factor_type in ('totp', 'phone', 'webauthn'));

-- A passkey is stored once its factor is verified.
create table auth.passkeys (
  factor_id uuid primary key references auth.factors (id) on delete cascade,
  -- Base64url, as the authenticator chose it.
  credential_id text not null unique,
  -- In COSE, as base64url.
  public_key text not null,
  -- The authenticator's own count of its signatures; if it goes back, the key was copied. 0 if it doesn't count.
  counter bigint not null,
  -- Whether it verified the user (fingerprint, face or PIN) when it was added: then it always has to.
  verifies_user boolean not null,
  transports jsonb not null default '[]'
);

-- What a passkey has to sign, and the session that asked for it.
alter table auth.factor_challenges add column webauthn_challenge text;
alter table auth.factor_challenges add column session_id uuid references auth.sessions (id) on delete cascade;
create index factor_challenges_session on auth.factor_challenges (session_id) where session_id is not null;

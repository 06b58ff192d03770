-- Users whose organisation vouches for them: one account for each identity provider, never linked to another by
-- address.
alter table auth.users add column is_sso_user boolean not null default false;
drop index auth.users_email_key;
create unique index users_email_key on auth.users (email) where email is not null and not is_sso_user;

-- One row for each user who was sent to another service to sign in. Its id comes back as `state` or `RelayState`.
create table auth.external_flows (
  id uuid primary key,
  provider text not null,
  -- Where the user is sent in the end; checked at the start.
  redirect_to text not null,
  -- The PKCE challenge, whose verifier the client needs at the exchange; null if it takes its tokens from the fragment.
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  -- What this service proves to the provider, and what the provider's token must contain.
  provider_verifier text not null,
  nonce text not null,
  -- The id of a SAML request, which the answer must name.
  saml_request_id text,
  -- A signed-in user who is adding a way to sign in; deleted with the session that asked.
  linking_session_id uuid references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((code_challenge is null) = (code_challenge_method is null))
);
create index external_flows_age on auth.external_flows (expires_at);
create index external_flows_linking on auth.external_flows (linking_session_id) where linking_session_id is not null;

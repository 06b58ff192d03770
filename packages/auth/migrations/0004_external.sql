-- People whose organisation vouches for them: one account for each identity provider, never joined with another by its address.
alter table auth.users add column is_sso_user boolean not null default false;
drop index auth.users_email_key;
create unique index users_email_key on auth.users (email) where email is not null and not is_sso_user;

-- One row for each person who was sent elsewhere to sign in. Its id comes back as `state` or `RelayState`.
create table auth.external_flows (
  id uuid primary key,
  provider text not null,
  -- Where the person is sent in the end; found allowed at the start.
  redirect_to text not null,
  -- What the client will prove at the exchange; null: it takes its tokens from the fragment.
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  -- What this service proves to the provider, and what must stand in the provider's token.
  provider_verifier text not null,
  nonce text not null,
  -- The id of a SAML request, which the answer must name.
  saml_request_id text,
  -- A signed-in person who adds a way in; gone with the session that asked.
  linking_session_id uuid references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((code_challenge is null) = (code_challenge_method is null))
);
create index external_flows_age on auth.external_flows (expires_at);
create index external_flows_linking on auth.external_flows (linking_session_id) where linking_session_id is not null;

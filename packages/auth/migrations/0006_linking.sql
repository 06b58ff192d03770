-- A way to sign in can be added only in the browser in which the user started. With a PKCE challenge, the verifier
-- proves that at the exchange; without one, a cookie proves it when they come back.
alter table auth.external_flows add column browser_hash text;
alter table auth.flow_states
  add column linking_session_id uuid references auth.sessions (id) on delete cascade,
  -- What the provider says about the user, encrypted with a key derived from the code itself.
  add column profile text,
  add check ((linking_session_id is null) = (profile is null));
create index flow_states_linking on auth.flow_states (linking_session_id) where linking_session_id is not null;
-- Flows that started before this migration can't prove it.
delete from auth.external_flows where linking_session_id is not null;

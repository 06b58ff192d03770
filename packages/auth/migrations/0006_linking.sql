-- A way in that a signed-in person adds counts only in the browser in which they began. Where the client has a challenge, its verifier proves
-- that at the exchange; elsewhere a cookie does when they come back.
alter table auth.external_flows add column browser_hash text;
alter table auth.flow_states
  add column linking_session_id uuid references auth.sessions (id) on delete cascade,
  -- What the provider says of the person, sealed with a key that is made from the code itself.
  add column profile text,
  add check ((linking_session_id is null) = (profile is null));
create index flow_states_linking on auth.flow_states (linking_session_id) where linking_session_id is not null;
-- Flows that began before cannot prove it.
delete from auth.external_flows where linking_session_id is not null;

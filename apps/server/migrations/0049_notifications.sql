-- The keys with which push services recognise this server, unless its operator has set some: one row.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null
);

-- A device that its user asked to be notified on. It belongs to one session, and ends with it: signing out, revoking,
-- bans and erasure delete sessions.
create table push_devices (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  person_id uuid not null references profiles (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  conflict boolean not null,
  debate boolean not null,
  check_in boolean not null,
  created_at timestamptz not null
);
create index push_devices_of_a_person on push_devices (person_id, created_at);

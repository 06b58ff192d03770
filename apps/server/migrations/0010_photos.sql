-- A user's photo, re-encoded by this server. Its name is random, so that nobody can find out whether a given photo is
-- here.
create table profile_photos (
  person_id uuid primary key references profiles (id) on delete cascade,
  name text not null unique check (name ~ '^[A-Za-z0-9_-]{22}$'),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  created_at timestamptz not null
);
-- Already compressed: compressing again at each write gains nothing.
alter table profile_photos alter column bytes set storage external;

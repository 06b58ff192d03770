-- A person's photo, drawn anew by this server. Its name is random, so that nobody can ask whether some photo is here.
create table profile_photos (
  person_id uuid primary key references profiles (id) on delete cascade,
  name text not null unique check (name ~ '^[A-Za-z0-9_-]{22}$'),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  created_at timestamptz not null
);
-- Already compressed: trying again at each write gains nothing.
alter table profile_photos alter column bytes set storage external;

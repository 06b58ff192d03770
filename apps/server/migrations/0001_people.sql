-- Profiles live beside the authentication service's accounts; the service creates them in its own sign-up transaction.
create table profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  email_confirmed boolean not null default false,
  username text,
  first_name text,
  last_name text,
  avatar_url text,
  conflict_archetype text,
  archetype_emoji text,
  archetype_assigned_at timestamptz,
  is_admin boolean not null default false,
  supporter_level text check (supporter_level in ('tip_1', 'tip_2', 'tip_3')),
  supporter_emoji text,
  supporter_since timestamptz,
  onboarding_complete boolean not null default false,
  time_zone text not null default 'UTC',
  time_zone_changed_at timestamptz,
  settings jsonb not null default '{}',
  created_at timestamptz not null
);
-- Usernames are unique without regard to case; the sign-up screen recognises this constraint's name.
create unique index profiles_username_key on profiles (lower(username));
create unique index profiles_email_key on profiles (lower(email));

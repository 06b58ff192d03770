-- Everything that admins have done, kept for good. Ids only: no names, addresses or texts.
create table admin_acts (
  id bigint generated always as identity primary key,
  -- null: the operator at the command line, or an erased account
  admin_id uuid references profiles (id) on delete set null,
  act text not null,
  -- the user, ruling or report that it concerns
  subject uuid,
  at timestamptz not null
);
create index admin_acts_by_admin on admin_acts (admin_id) where admin_id is not null;

-- Who has blocked whom. The blocked user is never told (docs/decisions/0038).
create table blocks (
  blocker_id uuid not null references profiles (id) on delete cascade,
  blocked_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  constraint nobody_blocks_themselves check (blocker_id <> blocked_id)
);
create index blocks_feed on blocks (blocker_id, created_at desc, blocked_id desc);
create index blocks_by_blocked on blocks (blocked_id);

-- Sent by a user whom the owner of the address had blocked: it reaches nobody, even after the block is lifted.
alter table invites add column held_back boolean not null default false;

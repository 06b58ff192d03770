-- Who may no longer invite an address, as requested through its mailed link. The address is stored as a hash, as in
-- mail_preferences; once an account confirms it, these become that account's blocks (docs/decisions/0036).
create table address_blocks (
  address_hash bytea not null,
  inviter_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null,
  primary key (address_hash, inviter_id)
);
create index address_blocks_by_inviter on address_blocks (inviter_id);

-- Invites that were mailed once and may be mailed again: the reminder.
create index invites_mailed_once on invites (last_sent_at) where times_sent = 1 and not held_back;
create index debate_invites_mailed_once on debate_invites (last_sent_at) where times_sent = 1 and not held_back;

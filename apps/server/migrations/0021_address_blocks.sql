-- Who may invite an address nothing more, said by whoever holds its mailed link. The address is kept as a hash, as in
-- mail_preferences; once an account confirms it, these become blocks of that account (docs/decisions/0036).
create table address_blocks (
  address_hash bytea not null,
  inviter_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null,
  primary key (address_hash, inviter_id)
);
create index address_blocks_by_inviter on address_blocks (inviter_id);

-- What was mailed once, and may be mailed once more: the reminder.
create index invites_mailed_once on invites (last_sent_at) where times_sent = 1 and not held_back;
create index debate_invites_mailed_once on debate_invites (last_sent_at) where times_sent = 1 and not held_back;

-- When the account will be erased, because its owner asked for it (docs/decisions/0035).
alter table profiles add column erase_at timestamptz;
create index profiles_to_erase on profiles (erase_at) where erase_at is not null;

-- The id that replaces an erased account's in other users' events. Kept for a day, so that events in progress at the
-- time of the erasure are found as well; after that, nothing connects the two ids.
create table erasures (
  person_id uuid primary key,
  stand_in uuid not null unique,
  erased_at timestamptz not null
);
create index erasures_age on erasures (erased_at);

-- Closed because one of the two has deleted their account.
alter table conflicts
  drop constraint conflicts_closed_reason_check,
  add constraint conflicts_closed_reason_check check (closed_reason in ('declined', 'expired', 'flagged', 'left'));

-- An invite stays when its sender is erased: it records that the other party was invited.
alter table invites
  drop constraint invites_inviter_id_fkey,
  add constraint invites_inviter_id_fkey foreign key (inviter_id) references profiles (id) on delete set null;
alter table debate_invites
  drop constraint debate_invites_inviter_id_fkey,
  add constraint debate_invites_inviter_id_fkey foreign key (inviter_id) references profiles (id) on delete set null;

-- For finding a user's rows, including those where they are the other party.
create index conflicts_by_creator on conflicts (user1_id) where user1_id is not null;
create index conflicts_by_responder on conflicts (user2_id) where user2_id is not null;
-- One index for all lookups by address.
create index conflicts_by_address on conflicts (user2_email);
drop index conflicts_waiting_for_address;
create index public_debates_by_address on public_debates (opponent_email);
drop index public_debates_waiting_for_address;
create index conflict_parties_by_other on conflict_parties (other_id) where other_id is not null;
create index shared_conflict_counts_by_other on shared_conflict_counts (other_id);

-- For RETENTION_DAYS: abandoned conflicts that still contain text.
create index conflicts_with_old_words on conflicts (last_move_at)
  where status = 'abandoned' and (user1_raw_message is not null or user2_raw_message is not null);

-- When the account will be erased, because its owner asked for it (decisions §14).
alter table profiles add column erase_at timestamptz;
create index profiles_to_erase on profiles (erase_at) where erase_at is not null;

-- Whom an erased account's id stands for from then on, in what happened to others. Kept for a day, so that what was under way
-- while the account was erased is found as well; then nothing leads from one id to the other any more.
create table erasures (
  person_id uuid primary key,
  stand_in uuid not null unique,
  erased_at timestamptz not null
);
create index erasures_age on erasures (erased_at);

-- Closed because one of the two has left for good.
alter table conflicts
  drop constraint conflicts_closed_reason_check,
  add constraint conflicts_closed_reason_check check (closed_reason in ('declined', 'expired', 'flagged', 'left'));

-- An invite stays when its sender is erased: it says that the other side was asked.
alter table invites
  drop constraint invites_inviter_id_fkey,
  add constraint invites_inviter_id_fkey foreign key (inviter_id) references profiles (id) on delete set null;
alter table debate_invites
  drop constraint debate_invites_inviter_id_fkey,
  add constraint debate_invites_inviter_id_fkey foreign key (inviter_id) references profiles (id) on delete set null;

-- What is a person's is found by person, also where they are the other one.
create index conflicts_by_creator on conflicts (user1_id) where user1_id is not null;
create index conflicts_by_responder on conflicts (user2_id) where user2_id is not null;
-- One index for every way in which an address is looked for.
create index conflicts_by_address on conflicts (user2_email);
drop index conflicts_waiting_for_address;
create index public_debates_by_address on public_debates (opponent_email);
drop index public_debates_waiting_for_address;
create index conflict_parties_by_other on conflict_parties (other_id) where other_id is not null;
create index shared_conflict_counts_by_other on shared_conflict_counts (other_id);

-- What RETENTION_DAYS looks for: given up, and with words still in it.
create index conflicts_with_old_words on conflicts (last_move_at)
  where status = 'abandoned' and (user1_raw_message is not null or user2_raw_message is not null);

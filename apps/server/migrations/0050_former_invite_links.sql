-- The mailed link of an invite from before its address was corrected. It shows nothing, but the person who was mailed it may still report the
-- invite and block its sender. Kept for as long as an invite can wait for its answer.
create table former_invite_links (
  token text primary key,
  conflict_id uuid references conflicts (id) on delete cascade,
  debate_id uuid references public_debates (id) on delete cascade,
  email text not null,
  inviter_id uuid not null references profiles (id) on delete cascade,
  corrected_at timestamptz not null,
  constraint former_invite_links_one_subject check ((conflict_id is null) <> (debate_id is null))
);
create index former_invite_links_conflict on former_invite_links (conflict_id);
create index former_invite_links_debate on former_invite_links (debate_id);
create index former_invite_links_email on former_invite_links (email);
create index former_invite_links_inviter on former_invite_links (inviter_id);
create index former_invite_links_corrected on former_invite_links (corrected_at);

-- For the download of a user's own data.
create index satisfaction_votes_by_voter on satisfaction_votes (voter_id, voted_at);
create index invites_by_inviter on invites (inviter_id, created_at);

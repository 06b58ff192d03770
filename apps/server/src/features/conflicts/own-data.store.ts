import type { Db } from '../../platform/database/database.ts'

/** Every vote that a person ever cast, oldest first. */
export const listVotes = (db: Db, person: string) =>
  db
    .selectFrom('satisfaction_votes')
    .select(['conflict_id', 'round', 'party', 'satisfied', 'voted_at'])
    .where('voter_id', '=', person)
    .orderBy('voted_at')
    .execute()

/** Every invite that a person sent, oldest first; not whether it was held back, which its sender must not learn. */
export const listInvitesBy = (db: Db, person: string) =>
  db
    .selectFrom('invites')
    .select(['conflict_id', 'email', 'created_at', 'last_sent_at', 'times_sent'])
    .where('inviter_id', '=', person)
    .orderBy('created_at')
    .execute()

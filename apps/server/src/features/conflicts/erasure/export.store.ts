import type { Db } from '../../../platform/database/database.ts'

/** Every vote that a user ever cast, oldest first. */
export const listVotes = (db: Db, person: string) =>
  db
    .selectFrom('satisfaction_votes')
    .select(['conflict_id', 'round', 'party', 'satisfied', 'critique', 'voted_at'])
    .where('voter_id', '=', person)
    .orderBy('voted_at')
    .execute()

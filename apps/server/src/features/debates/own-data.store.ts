import type { Db } from '../../platform/database/database.ts'
import { readStored, type StoredDebate, selectDebates } from './stored-debate.ts'

/** Every debate that a user started, was invited to or answered, oldest first. */
export async function listOwnDebates(db: Db, person: string): Promise<StoredDebate[]> {
  const rows = await selectDebates(db, person)
    .where((debate) =>
      debate.or([
        debate('d.creator_id', '=', person),
        debate('d.opponent_id', '=', person),
        debate('d.invitee_id', '=', person),
      ]),
    )
    .orderBy('d.created_at')
    .execute()
  return rows.map(readStored)
}

/** Every vote that a user cast, oldest first. */
export const listOwnVotes = (db: Db, person: string) =>
  db
    .selectFrom('debate_votes')
    .select(['debate_id', 'side', 'voted_at'])
    .where('voter_id', '=', person)
    .orderBy('voted_at')
    .execute()

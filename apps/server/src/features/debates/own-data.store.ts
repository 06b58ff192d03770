import type { Db } from '../../platform/database/database.ts'
import { readStored, type StoredDebate, selectDebates } from './stored-debate.ts'

/** Every debate that a person started, was asked into or answered, oldest first. */
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

/** Every vote that a person cast, oldest first. */
export const listOwnVotes = (db: Db, person: string) =>
  db
    .selectFrom('debate_votes')
    .select(['debate_id', 'side', 'voted_at'])
    .where('voter_id', '=', person)
    .orderBy('voted_at')
    .execute()

/** Every invite that a person sent, oldest first; not whether it was held back, which its sender must not learn. */
export const listSent = (db: Db, person: string) =>
  db
    .selectFrom('debate_invites')
    .select(['debate_id', 'email', 'created_at', 'last_sent_at', 'times_sent'])
    .where('inviter_id', '=', person)
    .orderBy('created_at')
    .execute()

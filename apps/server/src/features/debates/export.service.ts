import type { MyData } from '@squash/contract/account'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { presentDebate } from './debate.view.ts'
import { readStored, type StoredDebate, selectDebates } from './stored-debate.ts'

/** A user's debates and votes for their download, presented as on screen. */
export const createDebateExport = ({ database: { db }, clock }: { database: Database; clock: Clock }) => ({
  async debates(person: string): Promise<MyData['debates']> {
    const now = clock.now()
    return (await listOwnDebates(db, person)).map((stored) => presentDebate(stored, person, now))
  },

  async votes(person: string): Promise<MyData['debate_votes']> {
    return (await listOwnVotes(db, person)).map((vote) => ({ ...vote, voted_at: vote.voted_at.toISOString() }))
  },
})

/** Every debate that a user started, was invited to or answered, oldest first. */
async function listOwnDebates(db: Db, person: string): Promise<StoredDebate[]> {
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
const listOwnVotes = (db: Db, person: string) =>
  db
    .selectFrom('debate_votes')
    .select(['debate_id', 'side', 'voted_at'])
    .where('voter_id', '=', person)
    .orderBy('voted_at')
    .execute()

import type { MyData } from '@squash/contract/account'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { presentDebate } from './debate.view.ts'
import { listOwnDebates, listOwnVotes } from './own-data.store.ts'

/** A user's debates in their download: what they may read anyway, through the same view. */
export const createOwnDebateData = ({ database: { db }, clock }: { database: Database; clock: Clock }) => ({
  async debates(person: string): Promise<MyData['debates']> {
    const now = clock.now()
    return (await listOwnDebates(db, person)).map((stored) => presentDebate(stored, person, now))
  },

  async votes(person: string): Promise<MyData['debate_votes']> {
    return (await listOwnVotes(db, person)).map((vote) => ({ ...vote, voted_at: vote.voted_at.toISOString() }))
  },
})

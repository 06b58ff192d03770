import type { MyData } from '@squash/contract/account'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { presentDebate } from './debate.view.ts'
import { listOwnDebates, listOwnVotes, listSent } from './own-data.store.ts'

/** What a person's download holds of their debates: what they may read anyway, through the same view (decisions §14). */
export const createOwnDebateData = ({ database: { db }, clock }: { database: Database; clock: Clock }) => ({
  async debates(person: string): Promise<MyData['debates']> {
    const now = clock.now()
    return (await listOwnDebates(db, person)).map((stored) => presentDebate(stored, person, now))
  },

  async votes(person: string): Promise<MyData['debate_votes']> {
    return (await listOwnVotes(db, person)).map((vote) => ({ ...vote, voted_at: vote.voted_at.toISOString() }))
  },

  async invitesSent(person: string): Promise<MyData['debate_invites_sent']> {
    return (await listSent(db, person)).map((invite) => ({
      ...invite,
      created_at: invite.created_at.toISOString(),
      last_sent_at: invite.last_sent_at?.toISOString() ?? null,
    }))
  },
})

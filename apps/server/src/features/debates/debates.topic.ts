import type { Database } from '../../platform/database/database.ts'
import type { Topic } from '../../platform/live/topic.ts'

/** The live tally of a debate that was answered; one that was not, or is hidden, has none. */
export const debateTopic = ({ db }: Pick<Database, 'db'>): Topic => ({
  kind: 'debate',
  changedBy: (event) =>
    event.type === 'debate.voted' ||
    event.type === 'debate.completed' ||
    event.type === 'debate.answered' ||
    event.type === 'debate.hidden'
      ? [event.debate]
      : [],
  read: async (ids) => {
    const rows = await db
      .selectFrom('public_debates')
      .select(['id', 'creator_votes', 'opponent_votes'])
      .where('id', 'in', [...ids])
      .where('status', 'in', ['active', 'complete'])
      .where('is_hidden', '=', false)
      .execute()
    return rows.map(({ id, creator_votes, opponent_votes }) => ({
      id,
      live: { event: 'debate.tallied', data: { debate_id: id, creator_votes, opponent_votes } },
    }))
  },
})

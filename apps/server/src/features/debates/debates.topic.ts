import type { Database } from '../../platform/database/database.ts'
import type { Topic } from '../../platform/live/topic.ts'

/** The live tally of an answered debate; unanswered and hidden ones have none. */
export const debateTopic = ({ db }: Pick<Database, 'db'>): Topic => ({
  kind: 'debate',
  changedBy: {
    'debate.answered': ({ debate }) => [debate],
    'debate.voted': ({ debate }) => [debate],
    'debate.completed': ({ debate }) => [debate],
    'debate.hidden': ({ debate }) => [debate],
  },
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

import type { Database } from '../../platform/database/database.ts'
import type { Topic } from '../../platform/live/topic.ts'
import { countsOf, findTallies } from './rulings.store.ts'

/** Live votes on rulings, for viewers of the board. */
export const rulingTopic = ({ db }: Pick<Database, 'db'>): Topic => ({
  kind: 'ruling',
  changedBy: {
    'ruling.voted': ({ conflict }) => [conflict],
    'ruling.hidden': ({ conflict }) => [conflict],
  },
  async read(conflicts) {
    const tallies = await findTallies(db, conflicts)
    return tallies.map(({ conflict_id, ...counts }) => ({
      id: conflict_id,
      live: { event: 'ruling.tallied', data: { conflict_id, vote_counts: countsOf(counts) } },
    }))
  },
})

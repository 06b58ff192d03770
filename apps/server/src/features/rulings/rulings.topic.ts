import type { Database } from '../../platform/database/database.ts'
import type { Topic } from '../../platform/live/topic.ts'
import { countsOf, findTallies } from './rulings.store.ts'

/** Votes on rulings as they come in, for whoever looks at the board. */
export const rulingTopic = ({ db }: Pick<Database, 'db'>): Topic => ({
  kind: 'ruling',
  changedBy: (event) => (event.type === 'ruling.voted' || event.type === 'ruling.hidden' ? [event.conflict] : []),
  async read(conflicts) {
    const tallies = await findTallies(db, conflicts)
    return tallies.map(({ conflict_id, ...counts }) => ({
      id: conflict_id,
      live: { event: 'ruling.tallied', data: { conflict_id, vote_counts: countsOf(counts) } },
    }))
  },
})

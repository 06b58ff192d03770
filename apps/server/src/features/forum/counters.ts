import { FORUM_VOTES } from '@squash/contract/values'
import { sql } from 'kysely'
import { compareCounters } from '../../platform/database/compare-counters.ts'
import type { MaintainedCounters } from '../admin/public.ts'

const counted = sql`
  counted as (
    select c.id, ${sql.join(
      FORUM_VOTES.map(
        (type) => sql`count(v.vote_type) filter (where v.vote_type = ${sql.lit(type)})::int as ${sql.ref(type)}`,
      ),
    )}
    from reddit_conflicts c left join reddit_conflict_votes v on v.reddit_conflict_id = c.id group by c.id
  )`

/** The vote counts on the forum page: four for each conflict. */
export const forumCounters: MaintainedCounters = {
  tables: ['reddit_conflicts', 'reddit_conflict_votes'],
  findMiscounts: async (db) => {
    const counters = { table: 'reddit_conflicts', key: ['id'], columns: FORUM_VOTES }
    return (await compareCounters(counters, counted).execute(db)).rows
  },
  async store(tx) {
    const assignments = sql.join(FORUM_VOTES.map((type) => sql`${sql.ref(type)} = counted.${sql.ref(type)}`))
    await sql`with ${counted} update reddit_conflicts c set ${assignments} from counted where counted.id = c.id`.execute(
      tx,
    )
  },
}

import { RULING_VOTES } from '@squash/contract/values'
import { sql } from 'kysely'
import { compareCounters } from '../../platform/database/compare-counters.ts'
import type { MaintainedCounters } from '../admin/public.ts'

const columns = sql.join(RULING_VOTES.map((type) => sql.ref(type)))

const counted = sql`
  counted as (
    select conflict_id, ${sql.join(
      RULING_VOTES.map(
        (type) => sql`count(v.vote_type) filter (where v.vote_type = ${sql.lit(type)})::int as ${sql.ref(type)}`,
      ),
    )}
    from public_rulings left join conflict_votes v using (conflict_id) group by conflict_id
  )`

/** The vote counts on the public board: each ruling's six tallies. */
export const rulingCounters: MaintainedCounters = {
  tables: ['public_rulings', 'conflict_votes', 'ruling_tallies'],
  findMiscounts: async (db) => {
    const counters = { table: 'ruling_tallies', key: ['conflict_id'], columns: RULING_VOTES }
    return (await compareCounters(counters, counted).execute(db)).rows
  },
  async store(tx) {
    await sql`delete from ruling_tallies`.execute(tx)
    await sql`with ${counted} insert into ruling_tallies (conflict_id, ${columns})
      select conflict_id, ${columns} from counted`.execute(tx)
  },
}

import { conflictCounters } from '../../apps/server/src/features/conflicts/public.ts'
import { rulingCounters } from '../../apps/server/src/features/rulings/public.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { vacuumAfterLoad } from '../../apps/server/src/platform/database/vacuum.ts'
import { factsOf } from './facts.ts'
import type { Size } from './size.ts'

/**
 * Fills a migrated database with this many users, conflicts and votes, all of it or nothing. The facts are written in
 * bulk; then the statements of `npm run admin -- recount --fix` compute the counters.
 * @param print called after each step
 */
export async function seedScale(database: Database, size: Size, print: (line: string) => void): Promise<void> {
  await database.transaction(async (tx) => {
    for (const setting of ["statement_timeout = '0'", "work_mem = '256MB'", "maintenance_work_mem = '512MB'"])
      await database.query(`set local ${setting}`)
    for (const { what, statements } of factsOf(size)) {
      for (const statement of statements) await database.query(statement)
      print(what)
    }
    await database.query('analyze conflicts, invites, profiles, public_rulings, conflict_votes')
    for (const counters of [conflictCounters, rulingCounters]) await counters.store(tx)
    print('their counters')
  })
  await vacuumAfterLoad(database)
}

import { conflictFigures } from '../../apps/server/src/features/conflicts/figures.service.ts'
import { rulingFigures } from '../../apps/server/src/features/rulings/figures.service.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { vacuumAfterLoad } from '../../apps/server/src/platform/database/vacuum.ts'
import { factsOf } from './facts.ts'
import type { Size } from './size.ts'

/**
 * Fills a migrated database with so many people, conflicts and votes, all of it or nothing. What happened is written set by
 * set; the figures are then counted by the same statements with which `npm run admin -- recount --fix` puts them right.
 * @param print told of each step, as it is done
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
    for (const figures of [conflictFigures, rulingFigures]) await figures.store(tx)
    print('their figures')
  })
  await vacuumAfterLoad(database)
}

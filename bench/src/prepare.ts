import { migrate } from '@squash/server/platform/database/migrate'
import { openDatabase } from '@squash/server/platform/database/open'
import { vacuumAfterLoad } from '@squash/server/platform/database/vacuum'
import { createLog } from '@squash/server/platform/log'
import { seedScale } from '../../scripts/scale/seed-scale.ts'
import type { Size } from '../../scripts/scale/size.ts'

/** Migrates the database, and seeds it if it is empty. An existing database is measured as it is. */
export async function prepare(databaseUrl: string, size: Size, print: (line: string) => void): Promise<void> {
  const database = await openDatabase({ url: databaseUrl, dataDir: '', log: createLog('error') })
  try {
    await migrate(database)
    const { rows } = await database.query('select from conflicts limit 1')
    if (rows.length === 0) await seedScale(database, size, (line) => print(`seeded ${line}`))
    else await vacuumAfterLoad(database)
  } finally {
    await database.close()
  }
}

import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether the database answers and can be written to, for `/readyz`. @throws when it doesn't answer */
export const readinessOf = (database: Database) => async () => {
  await sql`select 1`.execute(database.db)
  // The process listens only after it has migrated.
  return { database: true, migrations: true, space: await database.hasSpace() }
}

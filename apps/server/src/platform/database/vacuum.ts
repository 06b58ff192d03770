import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Refreshes the planner's statistics and the visibility map after a bulk insert. It may take minutes, longer than any
 * request's statement is allowed to.
 */
export const vacuumAfterLoad = ({ db }: Pick<Database, 'db'>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await sql`vacuum analyze`.execute(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })

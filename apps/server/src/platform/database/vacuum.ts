import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Counts anew what the planner goes by, and marks what can be read from indexes alone: for after many rows have come at once.
 * It may take minutes, which no request's statement may.
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

import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Milliseconds after which PostgreSQL's processes have reported what they did. */
export const UNTIL_REPORTED = 11_000

/** How many transactions the server has committed in this database. @param settle milliseconds until that is known */
export async function committed(pool: Pool, settle: number): Promise<number> {
  await pause(settle)
  const { rows } = await pool.query(
    'select xact_commit::float8 as commits from pg_stat_database where datname = current_database()',
  )
  return rows[0].commits
}

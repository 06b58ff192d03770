import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'

/** Removes jobs that are done: their data may hold an address, and nobody looks at them. */
export const forgetDone = async ({ db }: Database): Promise<void> => {
  await sql`delete from pgboss.job where state = 'completed'`.execute(db)
}

/**
 * Hands back the jobs that the last process was killed in. Only for the embedded database, where no other process can be
 * working on them; on a server, jobs come back when their worker's heartbeat stops.
 */
export const takeBackAll = async (boss: PgBoss, { db }: Database): Promise<void> => {
  const { rows } = await sql<{ name: string; ids: string[] }>`
    select name, array_agg(id::text) as ids from pgboss.job where state = 'active' group by name`.execute(db)
  for (const { name, ids } of rows) await boss.fail(name, ids, { message: 'the process ended while working on it' })
}

import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { createLoop } from '../loop.ts'

const DELETE_INTERVAL = 15_000
const CHECK_INTERVAL = 1_000

/**
 * Maintenance in a process that runs jobs: it deletes completed jobs, and wakes the workers of jobs whose retry pause
 * is over, which nothing else announces.
 * @param queues the names of the queues that this process works on
 * @param wake wakes the workers of a queue
 * @returns a function that stops it
 */
export function startUpkeep({
  database,
  log,
  queues,
  wake,
}: {
  database: Database
  log: Logger
  queues: readonly string[]
  wake: (queue: string) => void
}): () => Promise<void> {
  const loops = [
    createLoop({
      every: DELETE_INTERVAL,
      run: () => deleteCompleted(database),
      onError: (error) => log.error({ err: error }, 'completed jobs were not deleted'),
    }),
    createLoop({
      every: CHECK_INTERVAL,
      async run() {
        for (const name of await dueQueues(database, queues)) wake(name)
      },
      onError: (error) => log.error({ err: error }, 'the queues were not checked for due jobs'),
    }),
  ]
  for (const loop of loops) loop.start()
  return async () => {
    await Promise.all(loops.map((loop) => loop.stop()))
  }
}

/** Deletes completed jobs: their data may contain an address, and nothing reads them. */
const deleteCompleted = async ({ db }: Database): Promise<void> => {
  await sql`delete from pgboss.job where state = 'completed'`.execute(db)
}

/**
 * Hands back the jobs that were running when the last process was killed. Only for the embedded database, where no
 * other process can be running them; on a server, jobs return when their worker's heartbeat stops.
 */
export const failInterrupted = async (boss: PgBoss, { db }: Database): Promise<void> => {
  const { rows } = await sql<{ name: string; ids: string[] }>`
    select name, array_agg(id::text) as ids from pgboss.job where state = 'active' group by name`.execute(db)
  for (const { name, ids } of rows) await boss.fail(name, ids, { message: 'the process ended while working on it' })
}

/** Which of these queues hold a job that is due. One statement for all of them, with an index lookup for each. */
const dueQueues = async ({ db }: Pick<Database, 'db'>, names: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select queue.name from unnest(${names}::text[]) as queue(name)
    where exists (
      select from pgboss.job
      where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
    )`.execute(db)
  return rows.map(({ name }) => name)
}

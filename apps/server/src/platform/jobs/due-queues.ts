import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Which of these queues hold a job that is due. One statement for all of them, with an index lookup for each. */
export const dueQueues = async ({ db }: Pick<Database, 'db'>, names: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select queue.name from unnest(${names}::text[]) as queue(name)
    where exists (
      select from pgboss.job
      where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
    )`.execute(db)
  return rows.map(({ name }) => name)
}

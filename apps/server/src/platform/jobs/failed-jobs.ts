import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** A job that failed permanently. Its data is left out because it may contain an address. */
type FailedJob = { id: string; name: string; failed_at: Date; attempts: number; error: string | null }

/**
 * Jobs that failed permanently within the last 14 days, newest first. @param page `before`: the id of the last one seen
 */
export const failedJobs = async (db: Db, page: { limit: number; before?: string }): Promise<FailedJob[]> => {
  const after = page.before
    ? sql`and (completed_on, id) < (select completed_on, id from pgboss.job where id = ${page.before})`
    : sql``
  const { rows } = await sql<FailedJob>`
    select id, name, completed_on as failed_at, retry_count + 1 as attempts,
      coalesce(output ->> 'message', output -> 'value' ->> 'message') as error
    from pgboss.job where state = 'failed' ${after}
    order by completed_on desc, id desc limit ${page.limit}`.execute(db)
  return rows
}

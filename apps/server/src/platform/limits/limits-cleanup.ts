import type { Database } from '../database/database.ts'
import type { Schedule } from '../jobs/jobs.ts'

/** Deletes expired counters. */
export const limitsCleanup = ({ db }: Pick<Database, 'db'>): Schedule => ({
  name: 'rate-limits-cleanup',
  cron: '*/10 * * * *',
  async run(now) {
    await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
  },
})

import { STREAM } from '@squash/contract/live'
import type { Database } from '../database/database.ts'
import type { Schedule } from '../jobs/jobs.ts'

/** Deletes live events too old to be replayed. */
export const liveCleanup = ({ db }: Pick<Database, 'db'>): Schedule => ({
  name: 'live-cleanup',
  cron: '20 * * * *',
  async run(now) {
    await db
      .deleteFrom('live_events')
      .where('created_at', '<=', new Date(now.getTime() - STREAM.replay))
      .execute()
  },
})

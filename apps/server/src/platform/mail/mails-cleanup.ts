import type { Database } from '../database/database.ts'
import type { Schedule } from '../jobs/jobs.ts'

/** Longer than a job may wait (30 days) plus the time it is kept after failing (14): until then it may be run again. */
const KEPT = 60 * 24 * 60 * 60 * 1000

/** Deletes sent markers of mails and text messages, and captured ones, once nothing could send them again. */
export const mailsCleanup = ({ db }: Pick<Database, 'db'>): Schedule => ({
  name: 'mails-cleanup',
  cron: '40 3 * * *',
  async run(now) {
    const before = new Date(now.getTime() - KEPT)
    await db.deleteFrom('sent_mails').where('sent_at', '<', before).execute()
    await db.deleteFrom('captured_mails').where('created_at', '<', before).execute()
  },
})

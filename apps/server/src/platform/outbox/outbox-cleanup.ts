import type { Database } from '../database/database.ts'
import type { Schedule } from '../jobs/jobs.ts'

const KEPT = 7 * 24 * 60 * 60 * 1000

/** Deletes events that were forwarded more than a week ago, and that no reader of the log still has to read. */
export const outboxCleanup = ({ db }: Pick<Database, 'db'>): Schedule => ({
  name: 'outbox-cleanup',
  cron: '10 * * * *',
  async run(now) {
    await db
      .deleteFrom('outbox')
      .where('published_at', '<', new Date(now.getTime() - KEPT))
      .where((eb) =>
        eb.or([
          eb('position', 'is', null),
          eb('position', '<=', (read) =>
            read.selectFrom('log_positions').select((all) => all.fn.min('position').as('least')),
          ),
        ]),
      )
      .execute()
  },
})

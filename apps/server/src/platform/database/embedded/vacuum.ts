import type { Schedule } from '../../jobs/jobs.ts'
import type { Database } from '../database.ts'

/** Frees the space of deleted rows on the embedded database, which has no autovacuum, unlike a server. */
export const embeddedVacuum = (database: Pick<Database, 'kind' | 'query'>): Schedule => ({
  name: 'embedded-vacuum',
  cron: '30 * * * *',
  async run() {
    if (database.kind === 'embedded') await database.query('vacuum (analyze)')
  },
})

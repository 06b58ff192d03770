import type { Background } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteExpired } from './previews.store.ts'

export const previewJobs = ({ database }: { database: Database }): Background => ({
  schedules: [{ name: 'previews.expire', cron: '41 * * * *', run: (now) => deleteExpired(database.db, now) }],
})

import { once } from 'node:events'
import { pino } from 'pino'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { createJobs } from '../../../src/platform/jobs/create-jobs.ts'
import type { Job } from '../../../src/platform/jobs/jobs.ts'

/**
 * A worker process. It prints each job as it starts it. It records "sign" once, under its process id, and never
 * finishes "hang".
 */
const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = process.env
const log = pino({ level: 'silent' })
const database = await openDatabase({ dataDir, log, ...(url && { url }) })
const jobs = createJobs({ database, log, metrics: { jobFinished() {} } })

const sign: Job<{ line: number }> = {
  name: 'sign',
  async run({ line }) {
    await database.query('insert into guest_book (line, process) values ($1, $2)', [line, process.pid])
  },
}
const hang: Job<object> = {
  name: 'hang',
  async run() {
    process.stdout.write('hanging\n')
    await Promise.withResolvers().promise
  },
}
await jobs.start({ jobs: [sign, hang], schedules: [], subscriptions: [] }, { run: true })
process.stdout.write('ready\n')
await once(process.stdin.resume(), 'end')
await jobs.stop()
await database.close()

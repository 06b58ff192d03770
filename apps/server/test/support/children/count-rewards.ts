import { once } from 'node:events'
import { createUnlocks } from '../../../src/features/achievements/achievements.service.ts'
import { squashcredReader } from '../../../src/features/squashcred/counting.ts'
import { systemClock as clock } from '../../../src/platform/clock.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { createJobs } from '../../../src/platform/jobs/create-jobs.ts'
import { createLive } from '../../../src/platform/live/create-live.ts'
import { createLog } from '../../../src/platform/log.ts'
import { createOutbox, type LogReader } from '../../../src/platform/outbox/outbox.ts'
import { createLogReading, failedEventsOf } from '../../../src/platform/outbox/read-log.ts'
import { createRelay } from '../../../src/platform/outbox/relay.ts'

/** Events that are counted together: few, so that kills fall between batches as well as into them. */
const BATCH = 4

/** A worker process that only counts rewards. It prints a line as it starts counting each batch. */
const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = process.env
const log = createLog('silent')
const database = await openDatabase({ dataDir, log, ...(url && { url }) })
const metrics = { jobFinished() {}, outboxWaits() {}, logWaits() {}, logRead() {} }
const outbox = createOutbox(database)
const unlocks = createUnlocks({ database, clock, outbox, topTenOf: async () => [] })
const readers = (squashcredReader({ database, outbox, unlocks }).readers ?? []).map(
  (reader): LogReader => ({
    ...reader,
    read(tx, events) {
      process.stdout.write(`${events.length}\n`)
      return reader.read(tx, events)
    },
  }),
)
const subscriptions = readers.map((reader) => failedEventsOf({ database }, reader))

const jobs = createJobs({ database, log, metrics, clock })
const live = createLive({ database, clock, log })
const relay = createRelay({
  database,
  jobs,
  live,
  subscriptions: [],
  readers,
  announce: [],
  topics: [],
  clock,
  log,
  metrics,
})
const reading = createLogReading({ database, jobs, clock, log, metrics, batch: BATCH }, readers)
await jobs.start({ jobs: [], schedules: [], subscriptions }, { run: true })
await relay.start()
await reading.start()
await once(process.stdin.resume(), 'end')
await relay.stop()
await reading.stop()
await jobs.stop()
await live.close()
await database.close()

import { once } from 'node:events'
import { handleEvent, sameForAll } from '@squash/rules/event-handlers'
import { createUnlocks } from '../../../src/features/achievements/achievements.service.ts'
import { squashcredJobs } from '../../../src/features/squashcred/squashcred.jobs.ts'
import { systemClock as clock } from '../../../src/platform/clock.ts'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { createJobs } from '../../../src/platform/jobs/create-jobs.ts'
import { createLive } from '../../../src/platform/live/create-live.ts'
import { createLog } from '../../../src/platform/log.ts'
import { createOutbox } from '../../../src/platform/outbox/create-outbox.ts'
import type { Attempt } from '../../../src/platform/outbox/outbox.ts'
import { createRelay } from '../../../src/platform/outbox/relay.ts'

/** A worker process that only counts rewards. It prints each event as it starts counting it. */
const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = process.env
const log = createLog('silent')
const database = await openDatabase({ dataDir, log, ...(url && { url }) })
const metrics = { jobFinished() {}, outboxWaits() {} }
const outbox = createOutbox()
const unlocks = createUnlocks({ database, clock, outbox, isTopTen: async () => false })
const subscriptions = (squashcredJobs({ database, outbox, unlocks }).subscriptions ?? []).map((subscription) => ({
  ...subscription,
  on: sameForAll(Object.keys(subscription.on), async (event, attempt: Attempt) => {
    process.stdout.write(`${attempt.eventId}\n`)
    await handleEvent(subscription.on, event, attempt)
  }),
}))

const jobs = createJobs({ database, log, metrics, clock })
const live = createLive({ database, clock, log })
const relay = createRelay({ database, jobs, live, subscriptions, announce: [], topics: [], clock, log, metrics })
await jobs.start({ jobs: [], schedules: [], subscriptions }, { run: true })
await relay.start()
await once(process.stdin.resume(), 'end')
await relay.stop()
await jobs.stop()
await live.close()
await database.close()

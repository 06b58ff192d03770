import type { Feature, FeatureContext } from './feature.ts'
import { embeddedVacuum } from './platform/database/embedded/vacuum.ts'
import { idempotencyCleanup } from './platform/idempotency/idempotency.ts'
import { queuesOf } from './platform/jobs/queues.ts'
import { limitsCleanup } from './platform/limits/limiter.ts'
import { liveCleanup } from './platform/live/create-live.ts'
import { mailsCleanup } from './platform/mail/captured.ts'
import { outboxCleanup } from './platform/outbox/outbox.ts'
import { createLogReading, failedEventsOf } from './platform/outbox/read-log.ts'
import { createRelay } from './platform/outbox/relay.ts'

/** The worker half of a process: forwards events, runs jobs and schedules. */
export function createWorker(context: FeatureContext, features: readonly Feature[]) {
  const { database, clock, log, metrics, jobs, live, mailer, nudges, stopping } = context
  const background = features.flatMap((feature) => feature.background ?? [])
  const topics = features.flatMap((feature) => feature.topics ?? [])
  const subscriptions = background.flatMap((feature) => feature.subscriptions ?? [])
  const readers = background.flatMap((feature) => feature.readers ?? [])
  const work = {
    subscriptions: [...subscriptions, ...readers.map((reader) => failedEventsOf({ database }, reader))],
    jobs: background.flatMap((feature) => feature.jobs ?? []),
    schedules: [
      embeddedVacuum(database),
      idempotencyCleanup(database),
      limitsCleanup(database),
      liveCleanup(database),
      mailsCleanup(database),
      outboxCleanup(database),
      ...background.flatMap((feature) => feature.schedules ?? []),
    ],
  }
  const announce = background.flatMap((feature) => feature.announce ?? [])
  const relay = createRelay({ database, jobs, live, subscriptions, readers, announce, topics, clock, log, metrics })
  const reading = createLogReading({ database, jobs, clock, log, metrics }, readers)

  /** Prepares what must exist before the first visitor. */
  async function makeReady(): Promise<void> {
    for (const { atStart } of background) await atStart?.()
  }

  return {
    schedules: work.schedules,
    makeReady,
    /** Single rounds of a running worker's loops, for tests that control the order of everything. */
    turns: {
      forward: relay.forward,
      read: reading.readOnce,
      storeNudges: nudges.store,
      queues: queuesOf(work, clock),
    },
    /**
     * @param run false in a process that only answers requests: it enqueues jobs and runs none
     * @param calendar false: no schedule runs by itself, and nothing is prepared for visitors
     */
    async start({ run, calendar = true }: { run: boolean; calendar?: boolean }): Promise<void> {
      await jobs.start(work, { run, calendar })
      nudges.start()
      if (run) await relay.start()
      if (run) await reading.start()
      if (run && calendar) await makeReady()
    },
    /** Hands unfinished jobs back. */
    async stop(): Promise<void> {
      await nudges.stop()
      await relay.stop()
      await reading.stop()
      // Before the abort, so that a job whose last try it ends is handed back rather than failed.
      const jobsStopped = jobs.stop()
      stopping.abort(new Error('the process stops'))
      await jobsStopped
      await live.close()
      await mailer.close()
    },
  }
}

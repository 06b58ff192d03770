import type { Background } from './feature.ts'
import { embeddedVacuum } from './platform/database/embedded/vacuum.ts'
import { idempotencyCleanup } from './platform/idempotency/idempotency.ts'
import { limitsCleanup } from './platform/limits/limits-cleanup.ts'
import { liveCleanup } from './platform/live/live-cleanup.ts'
import type { Topic } from './platform/live/topic.ts'
import { mailsCleanup } from './platform/mail/mails-cleanup.ts'
import { outboxCleanup } from './platform/outbox/outbox-cleanup.ts'
import { createRelay } from './platform/outbox/relay.ts'
import type { Foundation, Platform } from './platform.ts'

/** The worker's half of a process: hands on events, does jobs, keeps the calendar. */
export function createWorker(
  { database, clock, log, metrics }: Foundation,
  platform: Platform,
  features: Background[],
  topics: readonly Topic[],
) {
  const { jobs, live, mailer, nudges, stopping } = platform
  const subscriptions = features.flatMap((feature) => feature.subscriptions ?? [])
  const work = {
    subscriptions,
    jobs: features.flatMap((feature) => feature.jobs ?? []),
    schedules: [
      embeddedVacuum(database),
      idempotencyCleanup(database),
      limitsCleanup(database),
      liveCleanup(database),
      mailsCleanup(database),
      outboxCleanup(database),
      ...features.flatMap((feature) => feature.schedules ?? []),
    ],
  }
  const announce = features.flatMap((feature) => feature.announce ?? [])
  const relay = createRelay({ database, jobs, live, subscriptions, announce, topics, clock, log, metrics })

  /** Does what has to be done before the first visitor comes. */
  async function makeReady(): Promise<void> {
    for (const { atStart } of features) await atStart?.()
  }

  return {
    schedules: work.schedules,
    makeReady,
    /**
     * @param run false in a process that only answers requests: it enqueues jobs and works on none
     * @param calendar false: no schedule runs by itself, and nothing is made ready for visitors
     */
    async start({ run, calendar = true }: { run: boolean; calendar?: boolean }): Promise<void> {
      await jobs.start(work, { run, calendar })
      nudges.start()
      if (run) await relay.start()
      if (run && calendar) await makeReady()
    },
    /** Hands unfinished jobs back. */
    async stop(): Promise<void> {
      await nudges.stop()
      await relay.stop()
      // First, so that a job that the abort fails in its last try is handed back and not given up.
      const jobsStopped = jobs.stop()
      stopping.abort(new Error('the process stops'))
      await jobsStopped
      await live.close()
      mailer.close()
    },
  }
}

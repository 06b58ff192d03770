import type { Background } from './feature.ts'
import { idempotencyCleanup } from './platform/idempotency/idempotency.ts'
import { limitsCleanup } from './platform/limits/limits-cleanup.ts'
import { liveCleanup } from './platform/live/live-cleanup.ts'
import { sendMailJob } from './platform/mail/send-mail.job.ts'
import { outboxCleanup } from './platform/outbox/outbox-cleanup.ts'
import { createRelay } from './platform/outbox/relay.ts'
import type { Foundation, Platform } from './platform.ts'

/** The worker's half of a process: hands on events, does jobs, keeps the calendar. */
export function createWorker({ database, clock, log, metrics }: Foundation, platform: Platform, features: Background[]) {
  const { jobs, live, mailer, stopping } = platform
  const subscriptions = features.flatMap((feature) => feature.subscriptions ?? [])
  const work = {
    subscriptions,
    jobs: [sendMailJob(mailer), ...features.flatMap((feature) => feature.jobs ?? [])],
    schedules: [
      idempotencyCleanup(database),
      limitsCleanup(database),
      liveCleanup(database),
      outboxCleanup(database),
      ...features.flatMap((feature) => feature.schedules ?? []),
    ],
  }
  const announce = features.flatMap((feature) => feature.announce ?? [])
  const relay = createRelay({ database, jobs, live, subscriptions, announce, clock, log, metrics })

  return {
    schedules: work.schedules,
    /** @param run false in a process that only answers requests: it enqueues jobs and works on none */
    async start({ run }: { run: boolean }): Promise<void> {
      await jobs.start(work, { run })
      if (run) await relay.start()
    },
    /** Hands unfinished jobs back. */
    async stop(): Promise<void> {
      stopping.abort(new Error('the process stops'))
      await relay.stop()
      await jobs.stop()
      mailer.close()
    },
  }
}

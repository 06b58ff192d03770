import type { PgBoss, QueueResult } from 'pg-boss'
import type { Clock } from '../clock.ts'
import { type Subscription, takesEvent, type WaitingEvent } from '../outbox/outbox.ts'
import { reviveEvent } from '../outbox/revive-event.ts'
import { HEARTBEAT } from './boss.ts'
import type { Job, Schedule } from './jobs.ts'

/** Everything that workers do, as the features hand it over. */
export type Work = {
  jobs: readonly Job<never>[]
  schedules: readonly Schedule[]
  subscriptions: readonly Subscription[]
}

export type Attempt = { isLast: boolean; signal: AbortSignal }

/** One named line of waiting jobs, and what is done with each. */
export type Queue = {
  name: string
  kind: 'job' | 'schedule' | 'subscription'
  retries: number
  /** Of the jobs with one key, at most one waits. */
  oneWaiting?: boolean
  /** How many run at once in each process, where the kind's own number does not fit. */
  concurrency: number | undefined
  run(data: unknown, attempt: Attempt): Promise<void>
}

const RETRIES = 5
/** Runs beyond the last try for a job whose worker was killed in it, so that its fallback is not lost with the worker. */
const KILLED = 3

/** A queue for each job, schedule and subscription. @throws when two have the same name */
export const queuesOf = ({ jobs, schedules, subscriptions }: Work, clock: Clock): Queue[] => {
  const queues: Queue[] = [
    ...jobs.map(
      (job): Queue => ({
        name: job.name,
        kind: 'job',
        retries: job.retries ?? RETRIES,
        oneWaiting: job.oneWaiting ?? false,
        concurrency: job.concurrency,
        // What was stored under this name was enqueued as this job's data.
        run: (data, attempt) => job.run(data as never, attempt),
      }),
    ),
    ...schedules.map(
      (schedule): Queue => ({
        name: schedule.name,
        kind: 'schedule',
        retries: RETRIES,
        concurrency: 1,
        run: () => schedule.run(clock.now()),
      }),
    ),
    ...subscriptions.map(
      (subscription): Queue => ({
        name: subscription.name,
        kind: 'subscription',
        retries: subscription.retries ?? RETRIES,
        concurrency: subscription.concurrency,
        async run(data, attempt) {
          // What was stored under this name, the relay enqueued.
          const { id, event: json } = data as WaitingEvent
          const event = reviveEvent(json)
          if (takesEvent(subscription, event)) await subscription.handle(event, { ...attempt, eventId: id })
        },
      }),
    ),
  ]
  const names = queues.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two jobs, schedules or subscriptions are named ${twice}.`)
  return queues
}

/** Creates the queues that are missing and brings the others up to date. Several processes may do it at once. */
export const ensureQueues = async (boss: PgBoss, queues: readonly Queue[]): Promise<void> => {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const queue of queues) {
    const options = optionsOf(queue)
    const found = existing.get(queue.name)
    if (!found) await boss.createQueue(queue.name, { ...options, policy: policyOf(queue) })
    else if (!isUpToDate(found, options)) await boss.updateQueue(queue.name, options)
  }
}

/** A schedule that is still running is not started a second time; "short" is pg-boss's word for one waiting of a key. */
const policyOf = ({ kind, oneWaiting }: Queue) => {
  if (kind === 'schedule') return 'exclusive'
  return oneWaiting ? 'short' : 'standard'
}

const DAY = 24 * 60 * 60

const optionsOf = ({ retries }: Queue) => ({
  retryLimit: retries + KILLED,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 3600,
  heartbeatSeconds: HEARTBEAT.expiry,
  // The heartbeat finds dead workers sooner; this ends a try that hangs.
  expireInSeconds: 300,
  retentionSeconds: 30 * DAY,
  // Failed jobs stay to be looked at; done ones go at once (`forgetDone`).
  deleteAfterSeconds: 14 * DAY,
  notify: true,
})

const isUpToDate = (found: QueueResult, options: ReturnType<typeof optionsOf>) =>
  found.retryLimit === options.retryLimit &&
  found.retryBackoff === options.retryBackoff &&
  found.retryDelay === options.retryDelay &&
  found.retryDelayMax === options.retryDelayMax &&
  found.heartbeatSeconds === options.heartbeatSeconds &&
  found.expireInSeconds === options.expireInSeconds &&
  found.retentionSeconds === options.retentionSeconds &&
  found.deleteAfterSeconds === options.deleteAfterSeconds &&
  found.notify === options.notify

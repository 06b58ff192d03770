import { handleEvent } from '@squash/rules/event-handlers'
import type { PgBoss, QueueResult } from 'pg-boss'
import type { Clock } from '../clock.ts'
import { reviveEvent, type Subscription, WaitingEvent } from '../outbox/outbox.ts'
import { HEARTBEAT } from './boss.ts'
import type { Job, Schedule } from './jobs.ts'

/** Everything that workers do, as registered by the features. */
export type Work = {
  jobs: readonly Job<unknown>[]
  schedules: readonly Schedule[]
  subscriptions: readonly Subscription[]
}

export type Attempt = { isFirst: boolean; isLast: boolean; signal: AbortSignal }

/** A named queue of waiting jobs, and its handler. */
export type Queue = {
  name: string
  kind: 'job' | 'schedule' | 'subscription'
  retries: number
  /** Whether only one job waits for each key. */
  oneWaiting?: boolean
  /** Whether its jobs only use the database, briefly, and so may wait for each other. */
  isShort?: boolean
  /** How many run concurrently in each process, if not the default for its kind. */
  concurrency: number | undefined
  run(data: unknown, attempt: Attempt): Promise<void>
}

const RETRIES = 5
/** Extra runs for a job whose worker was killed during its last try, so that its fallback still runs. */
const RETRIES_AFTER_KILLS = 3

/** A queue for each job, schedule and subscription. @throws when two have the same name */
export const queuesOf = ({ jobs, schedules, subscriptions }: Work, clock: Clock): Queue[] => {
  const queues: Queue[] = [
    ...jobs.map(
      (job): Queue => ({
        name: job.name,
        kind: 'job',
        retries: job.retries ?? RETRIES,
        oneWaiting: job.oneWaiting ?? false,
        isShort: job.isShort ?? false,
        concurrency: job.concurrency,
        // Whatever is stored under this name was enqueued as this job's data.
        run: (data, attempt) => job.run(data, attempt),
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
        isShort: subscription.isShort ?? false,
        concurrency: subscription.concurrency,
        async run(data, attempt) {
          const { id, event: json } = WaitingEvent.parse(data)
          const event = reviveEvent(json)
          await handleEvent(subscription.on, event, { ...attempt, eventId: id })
        },
      }),
    ),
  ]
  const names = queues.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two jobs, schedules or subscriptions are named ${twice}.`)
  return queues
}

/** Creates missing queues and updates the others. Several processes may do so at once. */
export const ensureQueues = async (boss: PgBoss, queues: readonly Queue[]): Promise<void> => {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const queue of queues) {
    const options = optionsOf(queue)
    const found = existing.get(queue.name)
    if (!found) await boss.createQueue(queue.name, { ...options, policy: policyOf(queue) })
    else if (!isUpToDate(found, options)) await boss.updateQueue(queue.name, options)
  }
}

/** A schedule that is still running is not started again; "short" is pg-boss's policy of one waiting job per key. */
const policyOf = ({ kind, oneWaiting }: Queue) => {
  if (kind === 'schedule') return 'exclusive'
  return oneWaiting ? 'short' : 'standard'
}

const DAY = 24 * 60 * 60

const optionsOf = ({ retries }: Queue) => ({
  retryLimit: retries + RETRIES_AFTER_KILLS,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 3600,
  heartbeatSeconds: HEARTBEAT.expiry,
  // The heartbeat detects dead workers sooner; this ends a try that hangs.
  expireInSeconds: 300,
  retentionSeconds: 30 * DAY,
  // Failed jobs stay for inspection; completed ones are deleted immediately (`deleteCompleted`).
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

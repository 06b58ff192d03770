import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { describeError } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { inJobSpan } from '../tracing/spans.ts'
import { HEARTBEAT } from './boss.ts'
import type { Queue } from './queues.ts'

const MAX_REASON = 300

/** Why a job failed, safe to store and show to an admin: no address, and no values that the error may quote. */
const reasonOf = (error: unknown): string => {
  const { type, code, message } = describeError(error)
  const reason = typeof message === 'string' ? message : [type, code].filter(Boolean).join(' ')
  return reason.replaceAll(/[^\s<>"'(]+@[^\s<>"')]+/g, '[address]').slice(0, MAX_REASON)
}

/**
 * Seconds between a worker's own polls: frequent if it can't be woken. Otherwise rare, because up to a few hundred
 * workers each poll for themselves, and `startUpkeep` looks for the jobs of all of them every second, in case a wake-up
 * was lost.
 */
const POLL = { woken: 300, alone: 1 }

/**
 * Runs up to `batchSize` jobs of the queue at a time, taking the next as soon as they are done. A new job wakes it.
 * @returns the worker's id, with which `boss.notifyWorker` wakes it too
 */
export const startWorker = async (
  boss: PgBoss,
  queue: Queue,
  options: {
    log: Logger
    metrics: Pick<Metrics, 'jobFinished'>
    batchSize: number
    /** Whether the process is stopping: a job that fails then gets another try, even after its last. */
    isStopping: () => boolean
  },
): Promise<string> => {
  const { log, metrics, isStopping } = options
  const attempt = async (job: JobWithMetadata<unknown>): Promise<JobResult> => {
    const started = performance.now()
    const isFirst = job.retryCount === 0
    const isLast = job.retryCount >= queue.retries
    const finished = (outcome: 'done' | 'failed' | 'given_up') =>
      metrics.jobFinished(queue.name, outcome, performance.now() - started)
    try {
      await inJobSpan(queue.name, job.retryCount + 1, () =>
        queue.run(job.data, { isFirst, isLast, signal: job.signal }),
      )
      finished('done')
      return { id: job.id, status: 'completed' }
    } catch (error) {
      log.warn({ err: error, queue: queue.name, job: job.id, attempt: job.retryCount + 1, isLast }, 'a job failed')
      const isGivenUp = isLast && !isStopping()
      finished(isGivenUp ? 'given_up' : 'failed')
      // "deadletter" is pg-boss's word for failing without a retry; there is no dead-letter queue.
      return { id: job.id, status: isGivenUp ? 'deadletter' : 'failed', output: { message: reasonOf(error) } }
    }
  }

  const workOptions = {
    batchSize: options.batchSize,
    pollingIntervalSeconds: POLL.alone,
    notifyPollingIntervalSeconds: POLL.woken,
    heartbeatRefreshSeconds: HEARTBEAT.every,
    includeMetadata: true,
    perJobResults: true,
  } as const
  let worker: string | undefined
  worker = await boss.work<unknown, object, typeof workOptions>(queue.name, workOptions, async (jobs) => {
    // Otherwise the queue would advance by one batch per poll.
    if (worker) boss.notifyWorker(worker)
    return Promise.all(jobs.map(attempt))
  })
  return worker
}

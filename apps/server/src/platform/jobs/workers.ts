import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { Metrics } from '../metrics.ts'
import type { Queue } from './queues.ts'
import { startWorker } from './worker.ts'

export type Workers = {
  /** Starts the workers of this queue, unless they have already started. */
  start(queue: string): void
  /** Makes the workers of this queue look for a job now, and starts them if they haven't started. */
  wake(queue: string): void
  /** Resolves when the jobs that are running have ended; none is started any more. */
  stop(): Promise<void>
}

/**
 * The workers of a process. Those of a queue start when a job arrives in it: most queues are empty for hours, and
 * hundreds of workers that all look for a first job would keep the database busy when a server starts.
 */
export function createWorkers(
  boss: PgBoss,
  queues: readonly Queue[],
  options: {
    database: Pick<Database, 'kind'>
    log: Logger
    metrics: Pick<Metrics, 'jobFinished'>
    isStopping: () => boolean
  },
): Workers {
  const { database, log, isStopping } = options
  const byName = new Map(queues.map((queue) => [queue.name, queue]))
  /** The workers' ids, by queue. */
  const started = new Map<string, Promise<string[]>>()

  const startAll = async (queue: Queue): Promise<string[]> => {
    const { workers, batchSize } = workersOf(queue, database)
    const ids: string[] = []
    for (let worker = 0; worker < workers; worker++) ids.push(await startWorker(boss, queue, { ...options, batchSize }))
    return ids
  }

  function start(name: string): boolean {
    const queue = byName.get(name)
    if (!queue || started.has(name) || isStopping()) return false
    const starting = startAll(queue).catch((error: unknown) => {
      log.error({ err: error, queue: name }, 'the workers of a queue could not be started')
      // The next check for due jobs tries again.
      started.delete(name)
      return []
    })
    started.set(name, starting)
    return true
  }

  return {
    start: (name) => void start(name),
    wake(name) {
      // Workers look for a job as soon as they start.
      if (start(name)) return
      void started.get(name)?.then((ids) => {
        for (const id of ids) boss.notifyWorker(id)
      })
    },
    async stop() {
      await Promise.all(started.values())
      // pg-boss would check only every half second whether they have finished.
      await Promise.all([...started.keys()].map((name) => boss.offWork(name)))
    },
  }
}

const CONCURRENCY = 3

/**
 * How many workers a queue has, and how many jobs each takes at a time. A new job wakes all of them, and each then asks the
 * database, so short jobs have one worker that takes several. The next ones start when the slowest has ended. Transactions
 * on the embedded database are serial, so there short jobs and subscriptions are handled one by one.
 */
function workersOf(
  { kind, isShort = false, concurrency }: Queue,
  { kind: database }: Pick<Database, 'kind'>,
): { workers: number; batchSize: number } {
  const isSerial = database === 'embedded' && (isShort || kind === 'subscription')
  if (isShort) return { workers: 1, batchSize: isSerial ? 1 : CONCURRENCY }
  return { workers: concurrency ?? (isSerial ? 1 : CONCURRENCY), batchSize: 1 }
}

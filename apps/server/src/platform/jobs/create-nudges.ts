import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { createLoop } from '../loop.ts'
import type { JobRunner, Keyed } from './create-jobs.ts'
import type { Job } from './jobs.ts'

/**
 * Requests a job soon, without waiting for the database: opening a page may trigger work, but writes nothing itself.
 * @param key nudges with the same key are one job until it starts: the first, with its data
 */
export type Nudge = <Data extends object>(job: Pick<Job<Data>, 'name'>, key: string, data: Data) => void

export type Nudges = {
  nudge: Nudge
  /** Starts storing nudges once a second. */
  start(): void
  /** Stores them now, and waits for those that are being stored. */
  store(): Promise<void>
  /** Stores what is left; later nudges are ignored. */
  stop(): Promise<void>
}

const INTERVAL = 1_000
/** Nudges kept while the database is down; any beyond that are dropped, since those users will trigger them again. */
const MAX_WAITING = 10_000

/**
 * Collects nudges in memory and stores them as jobs, with one statement per kind. A crash loses those of the last
 * second. The caller nudges again at the next opportunity; work that must not be lost needs an event or a job instead.
 */
export function createNudges(options: {
  database: Pick<Database, 'transaction'>
  jobs: Pick<JobRunner, 'enqueueKeyed'>
  log: Logger
  every?: number | undefined
  max?: number
}): Nudges {
  const { database, jobs, log, every = INTERVAL, max = MAX_WAITING } = options
  /** By job name, then by key. */
  let waiting = new Map<string, Map<string, object>>()
  let size = 0
  let stopped = false

  function add(name: string, key: string, data: object): void {
    const ofJob = waiting.get(name) ?? new Map<string, object>()
    if (size >= max || ofJob.has(key)) return
    waiting.set(name, ofJob.set(key, data))
    size += 1
  }

  let storing = Promise.resolve()
  const store = (): Promise<void> => (storing = storing.then(storeWaiting))

  /** Each kind has its own transaction, so that one that fails does not block the others. */
  async function storeWaiting(): Promise<void> {
    const taken = waiting
    waiting = new Map()
    size = 0
    for (const [name, ofJob] of taken) {
      const keyed: Keyed[] = [...ofJob].map(([key, data]) => ({ key, data }))
      try {
        await database.transaction((tx) => jobs.enqueueKeyed(tx, name, keyed))
      } catch (error) {
        log.warn({ err: error, job: name, nudges: keyed.length }, 'nudges wait for the database')
        for (const { key, data } of keyed) add(name, key, data)
      }
    }
  }

  const loop = createLoop({
    every,
    run: store,
    onError: (error) => log.error({ err: error }, 'nudges were not stored'),
  })
  return {
    nudge: (job, key, data) => {
      if (!stopped) add(job.name, key, data)
    },
    start: loop.start,
    store,
    async stop() {
      stopped = true
      await loop.stop()
      await store()
    },
  }
}

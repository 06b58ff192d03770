import { setTimeout as pause } from 'node:timers/promises'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { type Clock, systemClock } from '../clock.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Metrics } from '../metrics.ts'
import { createBoss } from './boss.ts'
import type { Jobs, Schedule } from './jobs.ts'
import { ensureQueues, queuesOf, type Work } from './queues.ts'
import { failInterrupted, startUpkeep } from './upkeep.ts'
import { createWorkers, type Workers } from './workers.ts'

/** A job's data, and its key. */
export type Keyed = { key: string; data: object }

export type JobRunner = Jobs & {
  /** Enqueues a job for each of `data`, in one statement, as part of `tx`. */
  enqueueAll(tx: Tx, name: string, data: readonly object[]): Promise<void>
  /** The same for keyed jobs; for a `oneWaiting` job, a key that already has one waiting is skipped. */
  enqueueKeyed(tx: Tx, name: string, keyed: readonly Keyed[]): Promise<void>
  /**
   * Creates every queue; from then on jobs can be enqueued. With `run`, this process also works on them. Any number of
   * processes may start at once.
   * @param calendar false: no schedule runs by itself, for tests, whose clock is not the calendar's
   */
  start(work: Work, options: { run: boolean; calendar?: boolean }): Promise<void>
  /**
   * Takes no more jobs and waits for the running ones; after `deadline` milliseconds hands back those still running.
   */
  stop(deadline?: number): Promise<void>
}

/** Durable background work on the application's own database: at least once, in no particular order. */
export const createJobs = (options: {
  database: Database
  log: Logger
  metrics: Pick<Metrics, 'jobFinished'>
  clock?: Clock
}): JobRunner => {
  const { database, log, metrics, clock = systemClock } = options
  let running: { boss: PgBoss; stop: (milliseconds: number) => Promise<void> } | undefined
  let stopping = false

  const started = () => {
    if (!running) throw new Error('Jobs can be enqueued once `start` has made their queues.')
    return running.boss
  }

  return {
    async enqueue(tx, { name }, data) {
      await started().send(name, data, { db: fromKysely(tx) })
    },

    async enqueueAll(tx, name, data) {
      const jobs = data.map((each) => ({ data: each }))
      if (jobs.length > 0) await started().insert(name, jobs, { db: fromKysely(tx) })
    },

    async enqueueKeyed(tx, name, keyed) {
      const jobs = keyed.map(({ key, data }) => ({ data, singletonKey: key }))
      if (jobs.length > 0) await started().insert(name, jobs, { db: fromKysely(tx) })
    },

    async start(work, { run, calendar = true }) {
      const queues = queuesOf(work, clock)
      let startWorkers: Workers['start'] | undefined
      const boss = createBoss(database, log, {
        runsJobs: run,
        calendar: run && calendar,
        onJob: (queue) => startWorkers?.(queue),
      })
      await boss.start()
      await ensureQueues(boss, queues)
      running = { boss, stop: async () => {} }
      if (!run) return

      if (database.kind === 'embedded') await failInterrupted(boss, database)
      await keepSchedules(boss, calendar ? work.schedules : [])
      const worked = queues.filter(({ kind }) => calendar || kind !== 'schedule')
      const { start, wake, stop } = createWorkers(boss, worked, { database, log, metrics, isStopping: () => stopping })
      startWorkers = start
      const stopUpkeep = startUpkeep({ database, log, queues: worked.map(({ name }) => name), wake })
      running.stop = async (milliseconds) => {
        await stopUpkeep()
        await Promise.race([stop(), pause(milliseconds, undefined, { ref: false })])
      }
    },

    async stop(deadline = 20_000) {
      if (!running) return
      stopping = true
      await running.stop(deadline - MIN_BOSS_WAIT)
      await running.boss.stop({ timeout: MIN_BOSS_WAIT })
      running = undefined
    },
  }
}

/** Milliseconds: the shortest time for which pg-boss waits for jobs before it hands them back. */
const MIN_BOSS_WAIT = 1_000

const keepSchedules = async (boss: PgBoss, schedules: readonly Schedule[]) => {
  const wanted = new Set(schedules.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
  for (const { name, cron } of schedules) await boss.schedule(name, cron, null, { tz: 'UTC' })
}

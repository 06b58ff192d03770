import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import type { Database } from '../../../src/platform/database/database.ts'
import { createJobs } from '../../../src/platform/jobs/create-jobs.ts'
import { createLog } from '../../../src/platform/log.ts'
import type { followAcrossRestarts } from '../../support/follow-across-restarts.ts'
import { isBusy } from '../../support/until.ts'

/** Milliseconds; a job whose tries failed several times waits longest. */
const PATIENCE = 120_000

/** Milliseconds, several times what a stream takes to reconnect and a web process to notice new events. */
const CAUGHT_UP_WITHIN = 30_000

export const patiently = (expectation: () => unknown): Promise<unknown> =>
  vi.waitFor(expectation, { timeout: PATIENCE, interval: 100 })

/** Waits until no event and no job is left. */
export const untilIdle = (database: Database): Promise<unknown> =>
  patiently(async () => {
    if (await isBusy(database)) throw new Error('Events or jobs are still left')
  })

/** Lets a worker name the winners of all debates whose time is over, without waiting for the calendar. */
export async function completeDebates(database: Database): Promise<void> {
  const jobs = createJobs({ database, log: createLog('silent'), metrics: { jobFinished() {} } })
  await jobs.start({ jobs: [], schedules: [], subscriptions: [] }, { run: false })
  await database.transaction((tx) => jobs.enqueue(tx, { name: 'debates.complete' }, {}))
  await jobs.stop()
}

/** Jobs that were given up. */
export async function failedJobs({ query }: Pick<Database, 'query'>): Promise<string[]> {
  const { rows } = await query("select name, data, output from pgboss.job where state = 'failed'")
  return rows.map((row) => `A job was given up: ${JSON.stringify(row)}`)
}

type Follower = ReturnType<typeof followAcrossRestarts>

/**
 * Waits until a stream has caught up with everything that concerns its user. From its first event on, it has to hear
 * each once and in order, however often it broke.
 */
export async function wrongStream({ query }: Pick<Database, 'query'>, person: string, follower: Follower) {
  const heard = () => follower.heard().flatMap(({ id }) => (id === '' ? [] : [Number(id)]))
  const { rows } = await query('select id from live_events where person_id = $1 and id >= $2 order by id', [
    person,
    heard()[0] ?? 0,
  ])
  const expected = rows.map(({ id }) => Number(id))
  const isSame = () => isDeepStrictEqual(heard(), expected)
  const caughtUp = () => {
    if (!isSame()) throw new Error('The stream has not caught up')
  }
  await vi.waitFor(caughtUp, { timeout: CAUGHT_UP_WITHIN, interval: 100 }).catch(() => {})
  return isSame() ? [] : [`The stream of ${person} heard ${heard()} instead of ${expected}`]
}

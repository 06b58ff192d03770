import { DAY, MINUTE } from '@squash/rules/time/units'
import { ada, ben, jonas, maya } from '@squash/testkit/cast'
import { fixedClock } from '@squash/testkit/clock'
import { type Actor, testClient } from '@squash/testkit/http'
import { sql } from 'kysely'
import { createApp } from '../../src/app.ts'
import { createLog } from '../../src/platform/log.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { testDatabase } from '../support/database.ts'
import { personOf } from '../support/person.ts'
import { saveInitialRows } from '../support/reset-database.ts'
import { testSettings } from '../support/settings.ts'
import { isBusy } from '../support/until.ts'
import { createFaults } from './faults.ts'

const CAST = [maya, jonas, ada, ben]
const START = '2026-03-04T09:00:00.000Z'
/** The longest delay that a timer can have, 24 days, so that none fires by itself. */
const NEVER = 2 ** 31 - 1
/** An access token lives for an hour. */
const TOKEN_LIFE = 50 * MINUTE
/** The authentication service ends a session that isn't refreshed for 90 days. */
const SESSION_LIFE = 89 * DAY
/** Ids in a history begin here, after those of everything that is kept. */
const FIRST_ID = 10_000

export type Waiting = { id: string; name: string; data: unknown }

/**
 * The whole server without a network, timers or a running worker: requests are injected, and workers do only what a
 * history makes them do, so that a history goes the same way each time.
 */
export async function createWorld() {
  const faults = createFaults()
  const database = await testDatabase(faults.through)
  const clock = fixedClock(START)
  const { web, worker } = await createApp({
    settings: testSettings(),
    database,
    clock,
    log: createLog('silent'),
    metrics: createMetrics(),
    nudgesEvery: NEVER,
  })
  await worker.start({ run: false, calendar: false })
  const { forward, read, storeNudges, queues } = worker.turns

  const client = testClient('', async (url, { method, headers, body }) => {
    const answer = await web.app.inject({
      // Routes, not methods of a particular HTTP version.
      method: method === 'GET' ? 'GET' : 'POST',
      url,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    })
    const type = String(answer.headers['content-type'] ?? '')
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } })
  })

  const runJob = async ({ name, data }: Waiting): Promise<void> => {
    const queue = queues.find((one) => one.name === name)
    if (!queue) throw new Error(`There is no queue ${name}`)
    await queue.run(data, { isFirst: true, isLast: false, signal: new AbortController().signal })
  }

  /** In the order in which they were enqueued, whatever their ids are. */
  async function waitingJobs(): Promise<Waiting[]> {
    const { rows } = await sql<Waiting>`
      select id::text, name, data from pgboss.job where state in ('created', 'retry') and name !~ '^__'
      order by created_on, name, (data ->> 'id')::bigint nulls first, data::text`.execute(database.db)
    return rows
  }

  async function acknowledge(...jobs: readonly Waiting[]): Promise<void> {
    await sql`delete from pgboss.job where id = any(${jobs.map(({ id }) => id)}::uuid[])`.execute(database.db)
  }

  /** Forwards, reads and runs everything until nothing waits. @throws when a job fails for the third time */
  async function finish(): Promise<void> {
    const failures = new Map<string, number>()
    for (;;) {
      await storeNudges()
      while (await forward());
      await read()
      const jobs = await waitingJobs()
      const done: Waiting[] = []
      for (const job of jobs) {
        try {
          await runJob(job)
          done.push(job)
        } catch (error) {
          const failed = (failures.get(job.id) ?? 0) + 1
          if (failed === 3) throw new Error(`The job ${job.name} fails`, { cause: error })
          failures.set(job.id, failed)
        }
      }
      if (done.length > 0) await acknowledge(...done)
      else if (jobs.length === 0 && !(await isBusy(database))) return
    }
  }

  const signedUp: Actor[] = []
  for (const person of CAST) signedUp.push(await client.signUp(person))
  await finish()
  const ids = signedUp.map(personOf)
  let actors = [...signedUp]
  const began = clock.now().getTime()
  const refreshedAt = new Map<number, number>()

  return {
    database,
    clock,
    faults,
    visitor: client.visitor,
    ids,
    emails: CAST.map(({ email }) => email),
    actor: (person: number): Actor => actors[person] ?? client.visitor,
    /** Refreshes a session whose access token is about to expire, or signs in again where it was unused for too long. */
    async continueSession(person: number): Promise<void> {
      const [former, account] = [actors[person], CAST[person]]
      const now = clock.now().getTime()
      const unused = now - (refreshedAt.get(person) ?? began)
      if (!former || !account || unused < TOKEN_LIFE) return
      actors[person] = unused < SESSION_LIFE ? await client.refresh(former) : await client.signIn(account)
      refreshedAt.set(person, now)
    },
    forward,
    read,
    storeNudges,
    waitingJobs,
    runJob,
    acknowledge,
    finish,
    schedules: worker.schedules,
    /** Makes the current state the one to which `reset` returns. */
    keep: () => saveInitialRows(database),
    async reset(): Promise<void> {
      faults.disarm()
      await database.truncate()
      await sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, ${FIRST_ID}) from pg_sequences
        where schemaname in ('public', 'auth')`.execute(database.db)
      clock.set(START)
      actors = [...signedUp]
      refreshedAt.clear()
    },
    async close(): Promise<void> {
      await web.stop()
      await worker.stop()
      await database.close()
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>

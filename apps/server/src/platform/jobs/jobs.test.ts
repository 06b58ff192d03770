import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { eventually, untilQuiet } from '../../../test/support/until.ts'
import { createLog } from '../log.ts'
import { createBoss } from './boss.ts'
import { createJobs, type JobRunner } from './create-jobs.ts'
import { failedJobs } from './failed-jobs.ts'
import type { Job, Schedule } from './jobs.ts'
import type { Attempt } from './queues.ts'

const database = await testDatabase()
const clock = { now: () => new Date('2026-03-02T09:00:00Z') }
const outcomes: string[] = []
const runners: JobRunner[] = []

beforeEach(async () => {
  await database.truncate()
  outcomes.length = 0
})
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop()
})
afterAll(database.close)

type Letter = { for: string }
const letterTo = (name: string) => ({ for: name })

/** A worker with one kind of job, and a record of what it did. */
const startPostOffice = async (
  deliver: (letter: Letter, attempt: Attempt) => Promise<void> = async () => {},
  {
    run = true,
    retries = 5,
    schedules = [],
    ...short
  }: { run?: boolean; retries?: number; schedules?: Schedule[]; isShort?: true } = {},
) => {
  const delivered: string[] = []
  const job: Job<Letter> = {
    name: 'letters.deliver',
    retries,
    ...short,
    async run(letter, attempt) {
      await deliver(letter, attempt)
      delivered.push(letter.for)
    },
  }
  const metrics = { jobFinished: (name: string, outcome: string) => outcomes.push(`${name} ${outcome}`) }
  const jobs = createJobs({ database, clock, log: pino({ level: 'silent' }), metrics })
  runners.push(jobs)
  await jobs.start({ jobs: [job], schedules, subscriptions: [] }, { run })
  const post = (...names: string[]) =>
    database.transaction(async (tx) => {
      for (const name of names) await jobs.enqueue(tx, job, letterTo(name))
    })
  return { jobs, job, delivered, post }
}

describe('a job', () => {
  it('runs once the transaction that enqueued it has committed', async () => {
    const { post, delivered } = await startPostOffice()
    await post('Maya', 'Jonas')
    await eventually(() => expect(delivered.toSorted()).toEqual(['Jonas', 'Maya']))
    await eventually(() => expect(outcomes).toEqual(['letters.deliver done', 'letters.deliver done']))
  })

  it('does not exist when the transaction rolls back', async () => {
    const { jobs, job, post, delivered } = await startPostOffice()
    const work = database.transaction(async (tx) => {
      await jobs.enqueue(tx, job, letterTo('Maya'))
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    await post('Jonas')
    await untilQuiet(database)
    expect(delivered).toEqual(['Jonas'])
  })

  it('costs its transaction one statement', async () => {
    const { post } = await startPostOffice(undefined, { run: false })
    database.statements.length = 0
    await post('Maya')
    expect(database.statements).toHaveLength(1)
  })

  it('starts the workers of its queue, which don’t look for jobs before it arrives', async () => {
    const { post, delivered } = await startPostOffice()
    const searches = () => database.statements.filter(({ sql }) => sql.includes("j.name = 'letters.deliver'")).length
    // Waits until the first check for due jobs, which finds none.
    await eventually(() => expect(database.statements.some(({ sql }) => sql.includes('queue(name)'))).toBe(true))
    expect(searches()).toBe(0)
    await post('Maya')
    await eventually(() => expect(delivered).toEqual(['Maya']))
    expect(searches()).toBeGreaterThan(0)
  })

  it('that is short is taken together with others, and its failure affects none of them', async () => {
    let failures = 0
    const { post, delivered } = await startPostOffice(
      async (letter) => {
        if (letter.for === 'Ada' && failures++ === 0) throw new Error('no')
      },
      { isShort: true },
    )
    await post('Maya', 'Ada', 'Jonas')
    await eventually(() => expect(delivered.toSorted()).toEqual(['Ada', 'Jonas', 'Maya']))
    await eventually(() => expect(outcomes.filter((one) => one.endsWith(' failed'))).toHaveLength(1))
    expect(outcomes).toHaveLength(4)
  })

  it('is enqueued by a process that runs no jobs, and run by one that does', async () => {
    const web = await startPostOffice(undefined, { run: false })
    await web.post('Maya')
    const worker = await startPostOffice()
    await eventually(() => expect(worker.delivered).toEqual(['Maya']))
    expect(web.delivered).toEqual([])
  })

  it('is retried after a failure', async () => {
    const tries: object[] = []
    const { post, delivered } = await startPostOffice(async (_, { isFirst, isLast }) => {
      tries.push({ isFirst, isLast })
      if (tries.length === 1) throw new Error('the mail server is down')
    })
    await post('Maya')
    await eventually(() => expect(delivered).toEqual(['Maya']))
    expect(tries).toEqual([
      { isFirst: true, isLast: false },
      { isFirst: false, isLast: false },
    ])
    expect(outcomes).toEqual(['letters.deliver failed', 'letters.deliver done'])
  })

  it('learns that a try is its last; if that fails, it is kept for an admin without its data', async () => {
    const tries: boolean[] = []
    const { post } = await startPostOffice(
      async (_, { isLast }) => {
        tries.push(isLast)
        throw new Error('550 no mailbox for <maya@example.org>')
      },
      { retries: 1 },
    )
    await post('maya@example.org')
    await eventually(async () => expect(await failedJobs(database.db, { limit: 10 })).toHaveLength(1))
    expect(tries).toEqual([false, true])
    const [failed] = await failedJobs(database.db, { limit: 10 })
    expect(failed).toEqual({
      id: expect.any(String),
      name: 'letters.deliver',
      failed_at: expect.any(Date),
      attempts: 2,
      error: '550 no mailbox for <[address]>',
    })
    expect(await failedJobs(database.db, { limit: 10, before: failed?.id ?? '' })).toEqual([])
    expect(outcomes).toEqual(['letters.deliver failed', 'letters.deliver given_up'])
  })

  it('is handed back when the process stops before it finishes, and then run by the next', async () => {
    const { promise: started, resolve: begin } = Promise.withResolvers<void>()
    const { promise: never } = Promise.withResolvers<void>()
    const first = await startPostOffice(() => {
      begin()
      return never
    })
    await first.post('Maya')
    await started
    await first.jobs.stop(1)
    const second = await startPostOffice()
    await eventually(() => expect(second.delivered).toEqual(['Maya']))
  })

  it('is handed back, not failed, when its last try fails because the process stops', async () => {
    const { promise: started, resolve: begin } = Promise.withResolvers<void>()
    const { promise: aborted, reject: abort } = Promise.withResolvers<void>()
    const deliver = () => {
      begin()
      return aborted
    }
    const first = await startPostOffice(deliver, { retries: 0 })
    await first.post('Maya')
    await started
    const stopped = first.jobs.stop()
    abort(new Error('the process stops'))
    await stopped
    const second = await startPostOffice(undefined, { retries: 0 })
    await eventually(() => expect(second.delivered).toEqual(['Maya']))
  })

  it('delays a stop until it is done', async () => {
    const { promise: started, resolve: begin } = Promise.withResolvers<void>()
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    const { jobs, post, delivered } = await startPostOffice(() => {
      begin()
      return finished
    })
    await post('Maya')
    await started
    const stopped = jobs.stop()
    finish()
    await stopped
    expect(delivered).toEqual(['Maya'])
    expect(await openJobs()).toBe(0)
  })
})

it('a finished job is followed by the next one without a wait', async () => {
  const { jobs, job, delivered } = await startPostOffice()
  const names = Array.from({ length: 100 }, (_, index) => `guest ${index}`)
  await database.transaction((tx) => jobs.enqueueAll(tx, job.name, names.map(letterTo)))
  // With a wait of a second or two between jobs, the hundred would take far longer than this test waits.
  await eventually(() => expect(delivered).toHaveLength(100))
  expect(new Set(delivered)).toEqual(new Set(names))
})

it('a second job of the same name is refused', async () => {
  const jobs = createJobs({ database, log: pino({ level: 'silent' }), metrics: { jobFinished() {} } })
  const twice: Job<unknown> = { name: 'letters.deliver', async run() {} }
  await expect(jobs.start({ jobs: [twice, twice], schedules: [], subscriptions: [] }, { run: false })).rejects.toThrow(
    'letters.deliver',
  )
})

describe('a job schedule', () => {
  const nightly = (run: Schedule['run'] = async () => {}): Schedule => ({ name: 'nightly', cron: '0 3 * * *', run })

  it('gets the current time from the clock when it runs', async () => {
    const { promise: ran, resolve } = Promise.withResolvers<Date>()
    const { jobs } = await startPostOffice(undefined, { schedules: [nightly(async (now) => resolve(now))] })
    await database.transaction((tx) => jobs.enqueue(tx, { name: 'nightly' }, {}))
    expect(await ran).toEqual(clock.now())
  })

  it('is stored in UTC, and deleted once the code no longer defines it', async () => {
    const stored = async () =>
      (await sql`select name, cron, timezone from pgboss.schedule order by name`.execute(database.db)).rows
    await startPostOffice(undefined, { schedules: [nightly()] })
    expect(await stored()).toEqual([{ name: 'nightly', cron: '0 3 * * *', timezone: 'UTC' }])
    await startPostOffice()
    expect(await stored()).toEqual([])
  })
})

const openJobs = async () => {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from pgboss.job where state in ('created', 'retry', 'active') and name !~ '^__'`.execute(
    database.db,
  )
  return rows[0]?.open
}

it('a failure of the queue’s library is logged with its reason, even though it is a plain object', () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const boss = createBoss(database, log, { runsJobs: false, calendar: false })
  const spread = { name: 'error', message: 'terminating connection', code: '57P01' }
  boss.emit('error', spread)
  expect(lines.join()).toMatch(/"code":"57P01","message":"terminating connection"/)
})

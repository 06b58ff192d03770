import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { eventually } from '../../../test/support/until.ts'
import { createJobs } from './create-jobs.ts'
import { createNudges, type Nudges } from './create-nudges.ts'
import type { Job } from './jobs.ts'

const log = pino({ level: 'silent' })
const database = await testDatabase()
let nudges: Nudges | undefined

const greet: Job<{ person: string; word: string }> = { name: 'greet', oneWaiting: true, async run() {} }
const wave: Job<{ person: string }> = { name: 'wave', oneWaiting: true, async run() {} }
const jobs = createJobs({ database, log, metrics: { jobFinished() {} } })

beforeEach(async () => {
  await database.truncate()
  await jobs.start({ jobs: [greet, wave], schedules: [], subscriptions: [] }, { run: false })
})
afterEach(async () => {
  await nudges?.stop()
  await jobs.stop()
})
afterAll(database.close)

const start = (options: Partial<Parameters<typeof createNudges>[0]> = {}) => {
  nudges = createNudges({ database, jobs, log, every: 10, ...options })
  nudges.start()
  return nudges
}
const waiting = async () => {
  const { rows } = await sql<{ job: string }>`
    select concat_ws(' ', name, data ->> 'person', data ->> 'word') as job from pgboss.job where name in ('greet', 'wave')
    order by 1`.execute(database.db)
  return rows.map(({ job }) => job)
}

describe('a nudge', () => {
  it('becomes a job soon, without sending a statement itself', async () => {
    const { nudge } = start()
    const before = database.statements.length
    nudge(greet, 'maya', { person: 'maya', word: 'hello' })
    expect(database.statements.length).toBe(before)
    await eventually(async () => expect(await waiting()).toEqual(['greet maya hello']))
  })

  it('given fifty times becomes one job, with the data of the first', async () => {
    const { nudge, stop } = start({ every: 60_000 })
    for (let time = 1; time <= 50; time++) nudge(greet, 'maya', { person: 'maya', word: `${time}` })
    nudge(greet, 'jonas', { person: 'jonas', word: '1' })
    nudge(wave, 'maya', { person: 'maya' })
    database.statements.length = 0
    await stop()
    expect(database.statements.filter(({ sql: text }) => /insert into/i.test(text))).toHaveLength(2)
    expect(await waiting()).toEqual(['greet jonas 1', 'greet maya 1', 'wave maya'])
  })

  it('does not become a second job while the first waits for a worker', async () => {
    const { nudge, stop } = start()
    nudge(greet, 'maya', { person: 'maya', word: 'hello' })
    await eventually(async () => expect(await waiting()).toEqual(['greet maya hello']))
    nudge(greet, 'maya', { person: 'maya', word: 'again' })
    nudge(greet, 'jonas', { person: 'jonas', word: 'hello' })
    await stop()
    expect(await waiting()).toEqual(['greet jonas hello', 'greet maya hello'])
  })

  it('waits for an unavailable database without delaying other kinds', async () => {
    let isDown = true
    const { nudge } = start({
      jobs: {
        async enqueueKeyed(tx, name, keyed) {
          if (isDown && name === greet.name) throw new Error('the database is down')
          await jobs.enqueueKeyed(tx, name, keyed)
        },
      },
    })
    nudge(greet, 'maya', { person: 'maya', word: 'hello' })
    nudge(wave, 'maya', { person: 'maya' })
    await eventually(async () => expect(await waiting()).toEqual(['wave maya']))
    isDown = false
    await eventually(async () => expect(await waiting()).toEqual(['greet maya hello', 'wave maya']))
  })

  it('uses no more memory than its limit', async () => {
    const { nudge, stop } = start({ every: 60_000, max: 2 })
    for (const person of ['maya', 'jonas', 'ada']) nudge(wave, person, { person })
    await stop()
    expect(await waiting()).toEqual(['wave jonas', 'wave maya'])
  })

  it('is stored when the process stops, and ignored afterwards', async () => {
    const { nudge, stop } = start({ every: 60_000 })
    nudge(wave, 'maya', { person: 'maya' })
    await stop()
    nudge(wave, 'jonas', { person: 'jonas' })
    await stop()
    expect(await waiting()).toEqual(['wave maya'])
  })
})

import { jonas, maya } from '@squash/testkit/cast'
import { done } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from '../../../test/support/person.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { eventually, untilQuiet } from '../../../test/support/until.ts'

let squash: TestSquash
let m: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  squash.clock.set('2026-03-04T09:00:00Z')
  m = await squash.signUp(maya)
  await untilQuiet(squash.database)
})
afterAll(() => squash.close())

const openDashboard = (person: Actor) => done(person.call('get_dashboard', {}))

/** Maya opens the dashboard at this time, with a new session, and her visit is counted. */
async function visitAt(time: string): Promise<void> {
  squash.clock.set(time)
  m = await squash.signIn(maya)
  await openDashboard(m)
  await counted(time)
}

/** Waits until the visit is recorded; one that changes nothing leaves no trace except its completed job. */
const counted = (time: string) =>
  eventually(async () => {
    const { rows } = await squash.database.query('select last_at from visits where person_id = $1', [personOf(m)])
    expect(new Date(String(rows[0]?.last_at)).toISOString()).toBe(new Date(time).toISOString())
  })

const moveTo = async (time_zone: string) => {
  await squash.database.query('update profiles set time_zone = $1', [time_zone])
}

/** Maya's published days, in order. */
async function publishedDays(): Promise<string[]> {
  await untilQuiet(squash.database)
  const { rows } = await squash.database.query(
    `select event ->> 'local_day' as day from outbox where type = 'person.visited' and event ->> 'person' = $1 order by id`,
    [personOf(m)],
  )
  return rows.map(({ day }) => String(day))
}

describe('the first visit of a day', () => {
  it('is published once, even with fifty concurrent calls', async () => {
    await Promise.all(Array.from({ length: 50 }, () => openDashboard(m)))
    await eventually(async () => expect(await publishedDays()).toEqual(['2026-03-04']))
    await visitAt('2026-03-04T18:00:00Z')
    expect(await publishedDays()).toEqual(['2026-03-04'])
    const { rows } = await squash.database.query(`select subject from squashcred_events where code = 'DAILY_LOGIN'`)
    expect(rows).toEqual([{ subject: '2026-03-04' }])
  })

  it("counts towards a week's streak, even if one of the days is counted last", async () => {
    for (const day of ['04', '05', '06', '07', '09', '10']) await visitAt(`2026-03-${day}T09:30:00Z`)
    squash.clock.set('2026-03-08T09:30:00Z')
    m = await squash.signIn(maya)
    await openDashboard(m)
    await eventually(async () => expect((await publishedDays()).at(-1)).toBe('2026-03-08'))
    await untilQuiet(squash.database)
    const { rows } = await squash.database.query(
      `select subject from squashcred_events where code = 'SEVEN_DAY_STREAK'`,
    )
    expect(rows).toEqual([{ subject: '2026-03-10' }])
  })

  it.each([
    ['Pacific/Auckland', '2026-03-04T10:50:00Z', '2026-03-04T11:05:00Z', ['2026-03-04', '2026-03-05']],
    ['America/Los_Angeles', '2026-03-05T07:50:00Z', '2026-03-05T08:05:00Z', ['2026-03-04', '2026-03-05']],
  ])('begins at midnight in %s', async (zone, before, after, days) => {
    await moveTo(zone)
    await visitAt(before)
    await visitAt(after)
    expect(await publishedDays()).toEqual(days)
  })

  it('is published once a day, even around the change of the clocks in Los Angeles', async () => {
    await moveTo('America/Los_Angeles')
    // 8 March has 23 hours there; after its first two hours, the city is seven hours behind UTC instead of eight.
    for (const time of ['2026-03-08T07:59:00Z', '2026-03-08T08:01:00Z', '2026-03-09T06:59:00Z', '2026-03-09T07:01:00Z'])
      await visitAt(time)
    expect(await publishedDays()).toEqual(['2026-03-07', '2026-03-08', '2026-03-09'])
  })

  it('is not triggered by refusals or visitors', async () => {
    await squash.visitor.call('get_global_stats', {})
    await m.call('get_conflict', { p_conflict_id: '00000000-0000-4000-8000-000000000000' })
    const j = await squash.signUp(jonas)
    await openDashboard(j)
    await eventually(async () => {
      const { rows } = await squash.database.query(
        `select event ->> 'person' as person from outbox where type = 'person.visited'`,
      )
      expect(rows).toEqual([{ person: personOf(j) }])
    })
  })
})

describe('an absence', () => {
  const publishAbsences = () => squash.runSchedule('visits.publish-absences')
  async function publishedAbsences(): Promise<unknown[]> {
    const { rows } = await squash.database.query(
      `select event ->> 'last_visit' as since from outbox where type = 'person.went_inactive' order by id`,
    )
    return rows.map(({ since }) => since)
  }

  it('of more than 30 days is published once, however often and late the schedule runs', async () => {
    await visitAt('2026-03-05T20:00:00Z')
    squash.clock.set('2026-04-04T20:30:00Z')
    await publishAbsences()
    expect(await publishedAbsences()).toEqual([])
    squash.clock.set('2026-04-11T04:47:00Z')
    await publishAbsences()
    await publishAbsences()
    squash.clock.set('2026-06-01T04:47:00Z')
    await publishAbsences()
    expect(await publishedAbsences()).toEqual(['2026-03-05T20:00:00.000Z'])
  })

  it('is published again after a visit in between', async () => {
    squash.clock.set('2026-04-10T04:47:00Z')
    await publishAbsences()
    await visitAt('2026-04-20T10:00:00Z')
    squash.clock.set('2026-05-25T04:47:00Z')
    await publishAbsences()
    expect(await publishedAbsences()).toEqual(['2026-03-04T09:00:00.000Z', '2026-04-20T10:00:00.000Z'])
  })

  it('begins at sign-up for a user who never returned', async () => {
    const { rows } = await squash.database.query('select last_at, recent_days from visits')
    expect(rows).toEqual([{ last_at: new Date('2026-03-04T09:00:00Z'), recent_days: [] }])
  })

  it('of many users is published in several batches', async () => {
    await squash.database.query(
      `with people as (
        insert into auth.users (id, email, created_at, updated_at)
        select gen_random_uuid(), 'guest' || n || '@example.com', now(), now() from generate_series(1, 450) n returning id
      ), named as (insert into profiles (id, created_at) select id, now() from people returning id)
      insert into visits (person_id, last_at) select id, '2026-01-01' from named`,
    )
    squash.clock.set('2026-03-10T04:47:00Z')
    await publishAbsences()
    expect(await publishedAbsences()).toHaveLength(450)
  })
})

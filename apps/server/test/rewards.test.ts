import { jonas, maya } from '@squash/testkit/cast'
import { conflictIn, done, reaches, respond, startConflict, vote } from '@squash/testkit/conflict-steps'
import type { Actor } from '@squash/testkit/http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personOf } from './support/person.ts'
import { earnedBy } from './support/rewards.ts'
import { startSquash, type TestSquash } from './support/squash.ts'
import { eventually, untilQuiet } from './support/until.ts'

let squash: TestSquash
let m: Actor
let j: Actor

beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  squash.clock.set('2026-03-04T09:00:00Z')
  ;[m, j] = [await squash.signUp(maya), await squash.signUp(jonas)]
})
afterAll(() => squash.close())

const earned = async (actor: Actor) => {
  await untilQuiet(squash.database)
  return earnedBy(squash.database, personOf(actor))
}
/** Without the points for a mere visit. */
const withoutVisits = (entries: readonly string[]) => entries.filter((entry) => entry !== 'DAILY_LOGIN 3')

describe('a conflict from start to end', () => {
  it('earns each party the documented points', async () => {
    await conflictIn('resolved', m, j)
    expect(withoutVisits((await earned(m)).entries).toSorted()).toEqual([
      'FIRST_ACHIEVEMENT 15',
      'FIRST_ARCHETYPE 15',
      'FIRST_CONFLICT 15',
      'PEACEFUL_RESOLUTION 30',
      'QUICK_RESOLUTION 25',
      'RESOLVE_CONFLICT 20',
      'START_CONFLICT 5',
    ])
    expect(withoutVisits((await earned(j)).entries).toSorted()).toEqual([
      'FIRST_ACHIEVEMENT 15',
      'PEACEFUL_RESOLUTION 30',
      'QUICK_RESOLUTION 25',
      'RESOLVE_CONFLICT 20',
      'RESPOND_TO_CONFLICT 10',
    ])
  })

  it('revokes the points for starting it when it is deleted', async () => {
    const { id } = await startConflict(m)
    await done(m.call('delete_conflict', { p_conflict_id: id }))
    expect((await earned(m)).entries).toEqual(
      expect.arrayContaining(['START_CONFLICT 5', 'START_CONFLICT_REVERSED -5']),
    )
  })
})

describe('rewards that fail', () => {
  const breakRewards = () =>
    squash.database.query(`
      create function broken() returns trigger language plpgsql as $$ begin raise 'rewards are broken'; end $$;
      create trigger broken before insert or update on reward_standings execute function broken()`)
  const repairRewards = () => squash.database.query('drop trigger broken on reward_standings; drop function broken')

  it('neither break nor delay user actions, and are made up for later', async () => {
    await breakRewards()
    const { id } = await startConflict(m)
    await respond(j, id)
    await reaches(m, id, 'vote_1')
    await vote(m, id, true)
    expect(await vote(j, id, true)).toMatchObject({ status: 'resolved' })
    expect(await earnedBy(squash.database, personOf(m))).toMatchObject({ squashcred: 0, entries: [] })

    await repairRewards()
    await eventually(async () => {
      await squash.database.query(`update pgboss.job set start_after = now() where state = 'retry'`)
      expect((await earnedBy(squash.database, personOf(m))).entries).toContain('RESOLVE_CONFLICT 20')
      expect((await earnedBy(squash.database, personOf(j))).entries).toContain('RESPOND_TO_CONFLICT 10')
    })
    expect((await earned(m)).entries).toEqual([...new Set((await earned(m)).entries)])
  })
})

describe('the hour and the day of an event', () => {
  const livesIn = async (actor: Actor, time_zone: string) =>
    squash.database.query('update profiles set time_zone = $1 where id = $2', [time_zone, personOf(actor)])
  const at = async (time: string) => {
    squash.clock.set(time)
    ;[m, j] = [await squash.signIn(maya), await squash.signIn(jonas)]
  }

  it.each([
    ['Pacific/Auckland', '2026-03-02T10:30:00Z'],
    ['America/Los_Angeles', '2026-03-03T07:30:00Z'],
  ])("are in Maya's time zone: half past eleven on a Monday night in %s", async (timeZone, time) => {
    await livesIn(m, timeZone)
    await at(time)
    const { id } = await startConflict(m)
    await respond(j, id)
    const [mayas, jonass] = [await earned(m), await earned(j)]
    expect(mayas.unlocked).toEqual(expect.arrayContaining(['night_owl', 'first_monday_conflict']))
    expect(jonass.unlocked).not.toContain('night_owl') // for him it is another time of the day, in UTC
  })

  it('keep a streak alive across a clock change', async () => {
    await livesIn(m, 'Europe/Berlin')
    const nights = ['26T22', '27T22', '28T22', '29T21', '30T21', '31T21']
    for (const time of [...nights.map((night) => `2026-03-${night}:30:00Z`), '2026-04-01T21:30:00Z']) {
      await at(time)
      await done(m.call('get_dashboard', {}))
      await eventually(async () => {
        const { rows } = await squash.database.query('select last_at from visits where person_id = $1', [personOf(m)])
        expect(rows).toEqual([{ last_at: new Date(time) }])
      })
    }
    const { entries, unlocked } = await earned(m)
    expect(entries.filter((entry) => entry === 'DAILY_LOGIN 3')).toHaveLength(7)
    expect(entries).toContain('SEVEN_DAY_STREAK 20')
    expect(unlocked).toContain('seven_day_streak')
  })
})

// Must come last: rewards are no longer counted from here.
describe('a user action', () => {
  it('sends no statement on the rewards tables', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    await vote(m, id, true)
    await untilQuiet(squash.database)
    await squash.stopWorker()
    squash.database.statements.length = 0
    await vote(j, id, true)
    const sent = squash.database.statements.map(({ sql }) => sql)
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.filter((text) => /reward_|squashcred_|user_achievements/.test(text))).toEqual([])
  })
})

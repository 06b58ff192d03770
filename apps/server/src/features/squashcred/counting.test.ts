import * as happened from '@squash/rules/counters/testing/histories'
import type { DomainEvent } from '@squash/rules/events'
import { HOUR } from '@squash/rules/time/units'
import { fixedClock } from '@squash/testkit/clock'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import {
  countEverything,
  earnedBy,
  eventsAfter,
  insertPeople,
  publish,
  rewardsOver,
} from '../../../test/support/rewards.ts'

const { after, JONAS, LENA, MAYA, many, mayas, TUESDAY, visits } = happened

const database = await testDatabase()
const clock = fixedClock()
const { counting } = rewardsOver(database, clock)

beforeEach(async () => {
  await database.truncate()
  await insertPeople(database, [
    { id: MAYA, time_zone: 'UTC' },
    { id: JONAS, time_zone: 'UTC' },
  ])
})
afterAll(database.close)

const given = async (...events: DomainEvent[]) => {
  await publish(database, events)
  await countEverything(database, counting)
}
const published = async (type: DomainEvent['type']) =>
  (await eventsAfter(database, 0)).map(({ event }) => event).filter((event) => event.type === type)

describe('Maya’s first conflict', () => {
  it('gives her points and achievements, dated to when she started it', async () => {
    await given(mayas().started('I feel unseen'))
    expect(await earnedBy(database, MAYA)).toEqual({
      squashcred: 35,
      achievements: 2,
      entries: ['START_CONFLICT 5', 'FIRST_CONFLICT 15', 'FIRST_ACHIEVEMENT 15'],
      unlocked: ['first_conflict', 'first_i_feel'],
    })
    const { rows } = await database.query(
      'select created_at as at from squashcred_events union select unlocked_at from user_achievements',
    )
    expect(rows).toEqual([{ at: TUESDAY }])
  })
  it('notifies her of each unlock and each new balance, once', async () => {
    await given(mayas().started('I feel unseen'))
    expect(await published('achievement.unlocked')).toEqual([
      { type: 'achievement.unlocked', person: MAYA, code: 'first_conflict', at: TUESDAY },
      { type: 'achievement.unlocked', person: MAYA, code: 'first_i_feel', at: TUESDAY },
    ])
    expect(await published('squashcred.changed')).toEqual([
      { type: 'squashcred.changed', person: MAYA, amount: 20, balance: 20, at: TUESDAY },
      { type: 'squashcred.changed', person: MAYA, amount: 15, balance: 35, at: TUESDAY },
    ])
  })
  it('gives Jonas, her invitee, nothing yet', async () => {
    await given(mayas().started())
    expect(await earnedBy(database, JONAS)).toEqual({ squashcred: 0, achievements: 0, entries: [], unlocked: [] })
  })
})

describe('an event', () => {
  const resolved = mayas().resolved(1, after(HOUR))

  it('is counted once when it is delivered a hundred times at once', async () => {
    await publish(database, [resolved])
    const [event] = await eventsAfter(database, 0)
    if (!event) throw new Error('It was published')
    await Promise.all(Array.from({ length: 100 }, () => counting.countAll([event])))
    await countEverything(database, counting)
    await countEverything(database, counting)
    for (const person of [MAYA, JONAS]) {
      expect(await earnedBy(database, person)).toMatchObject({
        squashcred: 20 + 30 + 15,
        entries: ['RESOLVE_CONFLICT 20', 'PEACEFUL_RESOLUTION 30', 'FIRST_ACHIEVEMENT 15'],
      })
    }
    const { rows } = await database.query(
      "select counters #>> '{tallies,resolved}' as resolved from reward_standings order by person_id",
    )
    expect(rows).toEqual([{ resolved: '1' }, { resolved: '1' }])
  })

  it('is counted for neither user when counting fails for one of them', async () => {
    await database.query(
      `alter table squashcred_events add constraint refused check (code <> 'RESOLVE_CONFLICT' or user_id <> '${JONAS}')`,
    )
    await publish(database, [resolved])
    await expect(countEverything(database, counting)).rejects.toThrow('refused')
    await database.query('alter table squashcred_events drop constraint refused')
    const { rows } = await database.query(
      'select (select count(*) from reward_events) + (select count(*) from squashcred_events) as kept',
    )
    expect(rows).toEqual([{ kept: 0 }])
    await countEverything(database, counting)
    expect((await earnedBy(database, MAYA)).squashcred).toBe(65)
  })

  it('leaves no trace of users without an account, and counts for those who have one', async () => {
    await given(happened.conflictBetween(LENA, MAYA).resolved(2))
    const { rows } = await database.query('select person_id from reward_standings')
    expect(rows).toEqual([{ person_id: MAYA }])
  })

  it('is counted when delivered again after the account exists', async () => {
    await given(happened.conflictBetween(LENA, null).started())
    expect((await earnedBy(database, LENA)).entries).toEqual([])
    await insertPeople(database, [{ id: LENA, time_zone: 'UTC' }])
    await countEverything(database, counting)
    expect((await earnedBy(database, LENA)).squashcred).toBe(35)
  })

  it('costs up to five statements for both of its users, however long their history', async () => {
    await given(...many(30, (number) => mayas(number).started()))
    await publish(database, [mayas(31).resolved(1)])
    const [event] = (await eventsAfter(database, 0)).slice(-1)
    if (!event) throw new Error('It was published')
    database.statements.length = 0
    await counting.countAll([event])
    expect(database.statements).toHaveLength(5)
    await counting.countAll([event])
    expect(database.statements).toHaveLength(7)
  })
})

describe('an achievement unlocked by a balance', () => {
  it('is unlocked automatically, and so is anything else that it earns', async () => {
    await given(...many(4, (number) => mayas(number).ruled()), ...many(3, (number) => mayas(number).rulingAsked(MAYA)))
    const { squashcred, unlocked } = await earnedBy(database, MAYA)
    expect(squashcred).toBe(-40 - 45 + 10 + 15)
    expect(unlocked).toEqual(['ai_judged', 'minus_fifty_points'])
    const before = (await eventsAfter(database, 0)).length
    await countEverything(database, counting)
    expect(await eventsAfter(database, 0)).toHaveLength(before)
  })
})

describe('events counted in one batch', () => {
  const history = [
    ...many(4, (number) => mayas(number).ruled()),
    ...many(3, (number) => mayas(number).rulingAsked(MAYA)),
    ...many(6, (number) => mayas(10 + number).started('I feel unseen')),
    ...many(6, (number) => mayas(10 + number).resolved(1, after(HOUR))),
    ...visits(MAYA, 7),
    ...visits(JONAS, 3),
  ]
  const outcome = async () => ({
    maya: await earnedBy(database, MAYA),
    jonas: await earnedBy(database, JONAS),
    counters: (await database.query('select counters from reward_standings order by person_id')).rows,
    mayas: (await published('squashcred.changed')).filter((event) => 'person' in event && event.person === MAYA),
    unlocked: await published('achievement.unlocked'),
  })

  it('earn the same as when counted one at a time, and publish the same event for each balance on the way', async () => {
    await publish(database, history)
    for (const event of await eventsAfter(database, 0)) await counting.countAll([event])
    const oneByOne = await outcome()
    await database.truncate()
    await insertPeople(database, [
      { id: MAYA, time_zone: 'UTC' },
      { id: JONAS, time_zone: 'UTC' },
    ])
    await publish(database, history)
    database.statements.length = 0
    await counting.countAll(await eventsAfter(database, 0))
    expect(database.statements.length).toBeLessThan(12)
    const batch = await outcome()
    const sorted = (events: readonly DomainEvent[]) => events.map((event) => JSON.stringify(event)).toSorted()
    expect({ ...batch, unlocked: sorted(batch.unlocked) }).toEqual({ ...oneByOne, unlocked: sorted(oneByOne.unlocked) })
    expect(batch.mayas.length).toBeGreaterThan(10)
  })
})

describe('when Maya moves to another time zone', () => {
  const at = (time: string) => new Date(time)
  it('her earlier actions keep the local hour at which she did them', async () => {
    await database.query("update profiles set time_zone = 'Pacific/Auckland' where id = $1", [MAYA])
    await given(mayas(1).voted(MAYA, true, at('2026-03-02T10:30:00Z')))
    expect((await earnedBy(database, MAYA)).unlocked).toEqual(['night_owl'])
    await database.query("update profiles set time_zone = 'America/Los_Angeles' where id = $1", [MAYA])
    await given(mayas(2).voted(MAYA, true, at('2026-03-02T13:30:00Z')))
    expect((await earnedBy(database, MAYA)).unlocked).toEqual(['early_bird', 'night_owl'])
    const { rows } = await database.query(
      'select time_zone from reward_events where person_id = $1 and event @> $2 order by event_id',
      [MAYA, { type: 'satisfaction.voted' }],
    )
    expect(rows).toEqual([{ time_zone: 'Pacific/Auckland' }, { time_zone: 'America/Los_Angeles' }])
  })
  it('a day that occurs twice counts as one day of visits', async () => {
    await given(happened.visit(MAYA, '2026-03-02'), happened.visit(MAYA, '2026-03-02'))
    expect((await earnedBy(database, MAYA)).entries).toEqual(['DAILY_LOGIN 3'])
  })
})

describe('the check for a top ten rank', () => {
  it('runs only when a rank may have moved, and never again after the unlock', async () => {
    const asked: string[] = []
    const ranked = rewardsOver(database, clock, async (people) => {
      asked.push(...people)
      return people
    })
    await publish(database, [mayas().voted(MAYA, true), mayas().resolved(2), mayas(2).resolved(2)])
    await countEverything(database, ranked.counting)
    expect(asked).toEqual([MAYA, JONAS].toSorted())
    expect((await earnedBy(database, MAYA)).unlocked).toContain('top_ten')
  })
})

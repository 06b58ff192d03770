import { randomUUID } from 'node:crypto'
import * as happened from '@squash/rules/counters/testing/histories'
import { handleEvent } from '@squash/rules/event-handlers'
import { DAY } from '@squash/rules/time/units'
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
import { achievementJobs, checkAchievements } from './achievements.jobs.ts'

const { after, MAYA, mayas } = happened

const database = await testDatabase()
const clock = fixedClock()
const { unlocks, counting } = rewardsOver(database, clock)
const { jobs = [], schedules = [], announce } = achievementJobs({ unlocks })

beforeEach(async () => {
  await database.truncate()
  await insertPeople(database, [{ id: MAYA, time_zone: 'Pacific/Auckland' }])
  await publish(database, [mayas().started()])
  await countEverything(database, counting)
})
afterAll(database.close)

const everyHour = () => Promise.all(schedules.map((schedule) => schedule.run(clock.now())))
const visits = (person: string) => unlocks.checkTimeBased(person)
const unlockedBy = async (person: string) => (await earnedBy(database, person)).unlocked
const announced = async () =>
  (await eventsAfter(database, 0)).flatMap(({ event }) => (event.type === 'achievement.unlocked' ? [event.code] : []))
const setTo = (time: Date) => clock.set(time.toISOString())

describe('a time-based achievement', () => {
  it('is unlocked by the hourly check from the millisecond it is due, and only once', async () => {
    setTo(after(30 * DAY - 1))
    await everyHour()
    expect(await unlockedBy(MAYA)).toEqual(['first_conflict'])
    setTo(after(30 * DAY))
    await everyHour()
    await everyHour()
    expect(await unlockedBy(MAYA)).toEqual(['first_conflict', 'thirty_days_of_peace'])
    expect(await announced()).toEqual(['first_conflict', 'thirty_days_of_peace'])
    expect((await earnedBy(database, MAYA)).achievements).toBe(2)
  })

  it('is unlocked when Maya visits, by the calendar of her time zone', async () => {
    expect(jobs.map(({ name }) => name)).toEqual([checkAchievements.name])
    clock.set('2026-07-03T11:59:59Z') // still the third in Auckland, too
    await visits(MAYA)
    expect(await unlockedBy(MAYA)).not.toContain('open_on_a_holiday')
    clock.set('2026-07-03T12:00:00Z')
    await visits(MAYA)
    expect(await unlockedBy(MAYA)).toContain('open_on_a_holiday')
  })

  it('is not unlocked for a user without an account', async () => {
    await visits(randomUUID())
    expect(await announced()).toEqual(['first_conflict'])
  })

  it('is unlocked for all users, however many there are', async () => {
    const people = Array.from({ length: 450 }, () => ({ id: randomUUID(), time_zone: 'UTC' }))
    await insertPeople(database, people)
    const counters = { firstConflictAt: 0, lastConflictAt: 0 }
    await database.query(
      'insert into reward_standings (person_id, counters) select id, $1 from profiles where id <> $2',
      [counters, MAYA],
    )
    clock.set('2026-03-10T09:00:00Z')
    database.statements.length = 0
    await everyHour()
    expect((await announced()).filter((code) => code === 'thirty_days_of_peace')).toHaveLength(450)
    database.statements.length = 0
    await everyHour()
    expect(database.statements).toHaveLength(3)
  })
})

describe('an achievement given by hand', () => {
  const give = (person: string, code: string) => database.transaction((tx) => unlocks.unlock(tx, { person, code }))

  it('is new only once, and announced only once', async () => {
    expect(await give(MAYA, 'supporter')).toBe(true)
    expect(await give(MAYA, 'supporter')).toBe(false)
    expect(await give(MAYA, 'first_conflict')).toBe(false)
    expect(await earnedBy(database, MAYA)).toMatchObject({ achievements: 2, unlocked: ['first_conflict', 'supporter'] })
    expect(await announced()).toEqual(['first_conflict', 'supporter'])
  })
  it('is refused for an unknown user', async () => expect(await give(randomUUID(), 'supporter')).toBe(null))
  it('is given once by ten concurrent requests', async () => {
    const given = await Promise.all(Array.from({ length: 10 }, () => give(MAYA, 'supporter')))
    expect(given.filter(Boolean)).toHaveLength(1)
  })
})

it('an unlocked achievement is announced to Maya only', () => {
  const event = { type: 'achievement.unlocked', person: MAYA, code: 'supporter', at: clock.now() } as const
  expect(announce && handleEvent(announce, event)).toEqual([
    { person: MAYA, live: { event: 'achievement.unlocked', data: { code: 'supporter' } } },
  ])
  expect(announce && handleEvent(announce, happened.balance(MAYA, 7))).toBe(undefined)
})

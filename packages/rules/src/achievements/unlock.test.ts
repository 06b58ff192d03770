import { describe, expect, it } from 'vitest'
import { after, countersOf, jonass, MAYA, many, mayas, TUESDAY } from '../counters/testing/histories.ts'
import { DAY, HOUR } from '../time/units.ts'
import { achievementContext } from './context.ts'
import { earnedCodes } from './testing/rows.ts'
import { newlyEarned } from './unlock.ts'

describe('newly earned achievements', () => {
  it('omit those that Maya already has', () => {
    const counters = countersOf([mayas().started('I feel unseen')])
    const moment = { now: TUESDAY, timeZone: 'UTC', achievementCount: 1, isTopTen: false }
    const unlocked = newlyEarned(counters, new Set(['first_conflict']), achievementContext(counters, moment))
    expect(unlocked.map(({ code }) => code)).toEqual(['first_i_feel'])
  })
  it('are empty for a user without events', () => expect(earnedCodes([])).toEqual([]))
})

describe('the resolution rate', () => {
  const resolved = (share: number, total: number) => [
    ...many(total, (number) => mayas(number).started()),
    ...many(share, (number) => mayas(number).resolved()),
  ]
  it('is not rounded up to 90%', () => {
    expect(earnedCodes(resolved(89, 99))).not.toContain('high_resolution_rate')
    expect(earnedCodes(resolved(90, 100))).toContain('high_resolution_rate')
  })
})

describe('time-dependent conditions', () => {
  const contextAt = (now: Date, timeZone = 'UTC') =>
    achievementContext(countersOf([mayas().started()]), { now, timeZone, achievementCount: 0, isTopTen: false })

  it('count full days since the last conflict, and give null if there is none', () => {
    expect(contextAt(after(2 * DAY - 1)).daysSinceLastConflict).toBe(1)
    const moment = { now: TUESDAY, timeZone: 'UTC', achievementCount: 0, isTopTen: false }
    expect(achievementContext(countersOf([]), moment).daysSinceLastConflict).toBe(null)
  })
  it('ignore a return once the newer conflict is more than 7 days old', () => {
    const returned = countersOf([mayas(1).started(), mayas(2).started('', after(40 * DAY))])
    const on = (now: Date) =>
      achievementContext(returned, { now, timeZone: 'UTC', achievementCount: 0, isTopTen: false })
    expect(on(after(47 * DAY)).hasReturnedAfterBreak).toBe(true)
    expect(on(after(47 * DAY + 1)).hasReturnedAfterBreak).toBe(false)
  })
  it("check for a holiday in the user's own time zone", () => {
    const eve = new Date('2026-12-31T11:30:00Z')
    expect(contextAt(eve, 'Pacific/Auckland').isHoliday).toBe(true) // New Year's Day already
    expect(contextAt(after(-12 * HOUR, eve), 'America/Los_Angeles').isHoliday).toBe(false)
  })
  it('use the local time of the responder, not of the creator', () => {
    const lateAnswer = jonass().responded('', new Date('2026-03-03T23:30:00Z'))
    expect(earnedCodes([lateAnswer])).toContain('night_owl')
    expect(earnedCodes([mayas().responded('', lateAnswer.at)])).not.toContain('night_owl')
  })
  it.each([
    ['Pacific/Auckland', '2026-03-02T10:30:00Z'],
    ['America/Los_Angeles', '2026-03-03T07:30:00Z'],
  ])('count 23:30 in %s as late night', (timeZone, at) => {
    const late = [mayas().voted(MAYA, true, new Date(at))]
    expect(earnedCodes(late, { timeZone })).toContain('night_owl')
    expect(earnedCodes(late, { timeZone: 'Europe/London' })).not.toContain('night_owl')
  })
})

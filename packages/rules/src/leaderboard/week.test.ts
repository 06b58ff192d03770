import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WEEK } from '../time/units.ts'
import { weekOf } from './week.ts'

describe('the leaderboard week', () => {
  it.each([
    ['its first moment', '2026-03-02T00:00:00.000Z', '2026-03-02'],
    ['a Wednesday', '2026-03-04T12:30:00.000Z', '2026-03-02'],
    ['its last moment', '2026-03-08T23:59:59.999Z', '2026-03-02'],
    ['the next one', '2026-03-09T00:00:00.000Z', '2026-03-09'],
    ['a week over two years', '2027-01-02T08:00:00.000Z', '2026-12-28'],
    ['a leap day', '2028-02-29T08:00:00.000Z', '2028-02-28'],
  ])('of %s starts on its Monday', (_, at, monday) => {
    expect(weekOf(new Date(at))).toBe(monday)
  })

  it('starts on a Monday less than seven days earlier, whatever the moment', () => {
    const moment = fc.date({ min: new Date('1970-01-05T00:00:00Z'), max: new Date('2999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, (at) => {
        const monday = new Date(weekOf(at))
        const since = at.getTime() - monday.getTime()
        expect(monday.getUTCDay()).toBe(1)
        expect(since).toBeGreaterThanOrEqual(0)
        expect(since).toBeLessThan(WEEK)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysInARow, longestRun, withVisit } from './visit-runs.ts'

const visiting = (...days: string[]) => days.reduce(withVisit, [])

describe('days in a row', () => {
  it('go on over the end of a month and over the night that daylight saving shortens', () => {
    const runs = visiting('2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01')
    expect(daysInARow(runs, '2026-04-01')).toBe(5)
    expect(daysInARow(runs, '2026-03-29')).toBe(2)
  })
  it('begin anew after a day away', () => {
    const runs = visiting('2026-03-02', '2026-03-03', '2026-03-05')
    expect(daysInARow(runs, '2026-03-05')).toBe(1)
    expect(daysInARow(runs, '2026-03-04')).toBe(0)
    expect(longestRun(runs)).toBe(2)
  })
  it('count a day once, however often the person visits', () => {
    expect(visiting('2026-03-02', '2026-03-02')).toEqual(visiting('2026-03-02'))
  })
  it('are the same in whatever order the visits arrive', () => {
    const week = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-07']
    fc.assert(
      fc.property(fc.shuffledSubarray(week, { minLength: week.length }), (days) => {
        expect(visiting(...days)).toEqual(visiting(...week))
      }),
    )
  })
})

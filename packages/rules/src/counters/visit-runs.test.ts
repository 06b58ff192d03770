import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestRun, streakDay, withVisit } from './visit-runs.ts'

const visiting = (...days: string[]) => days.reduce(withVisit, [])

describe('consecutive days', () => {
  it('continue across the end of a month and the night on which daylight saving time starts', () => {
    const runs = visiting('2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01')
    expect(longestRun(runs)).toBe(5)
  })
  it('start again after a missed day', () => {
    const runs = visiting('2026-03-02', '2026-03-03', '2026-03-05')
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

describe('a streak', () => {
  const march = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, day) => `2026-03-${String(from + day).padStart(2, '0')}`)

  it('is completed by every seventh consecutive day, and by no other', () => {
    const runs = visiting(...march(2, 15))
    const complete = march(1, 16).filter((day) => streakDay(runs, day) === day)
    expect(complete).toEqual(['2026-03-08', '2026-03-15'])
  })
  it('is not complete after six days, or with a gap', () => {
    expect(streakDay(visiting(...march(2, 7)), '2026-03-07')).toBeNull()
    expect(streakDay(visiting(...march(2, 7), '2026-03-09'), '2026-03-09')).toBeNull()
  })
  it('that a late-counted day completes is dated to the day on which it would have been complete', () => {
    const runs = visiting(...march(2, 4), ...march(6, 9), '2026-03-05')
    expect(streakDay(runs, '2026-03-05')).toBe('2026-03-08')
  })
  it('is completed once by seven days, in whatever order they arrive', () => {
    const week = march(2, 8)
    fc.assert(
      fc.property(fc.shuffledSubarray(week, { minLength: week.length }), (days) => {
        const completed = days.map((day, index) => streakDay(visiting(...days.slice(0, index + 1)), day))
        expect(completed.filter((day) => day !== null)).toEqual(['2026-03-08'])
      }),
    )
  })
})

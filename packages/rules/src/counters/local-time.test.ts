import { describe, expect, it } from 'vitest'
import { holidayOf } from './holidays.ts'
import { localTime } from './local-time.ts'

describe('local time', () => {
  it.each([
    ['Pacific/Auckland', '2026-03-02T10:30:00Z', { day: '2026-03-02', hour: 23, weekday: 1, week: '2026-03-02' }],
    ['America/Los_Angeles', '2026-03-03T07:30:00Z', { day: '2026-03-02', hour: 23, weekday: 1, week: '2026-03-02' }],
    ['UTC', '2026-03-02T00:00:00Z', { day: '2026-03-02', hour: 0, weekday: 1, week: '2026-03-02' }],
  ])('in %s at %s is %o', (timeZone, at, shown) => {
    expect(localTime(new Date(at), timeZone)).toEqual({ month: '2026-03', ...shown })
  })

  it('skips an hour in Berlin in spring, and repeats one in autumn', () => {
    const hour = (at: string) => localTime(new Date(at), 'Europe/Berlin').hour
    expect([hour('2026-03-29T00:59:00Z'), hour('2026-03-29T01:00:00Z')]).toEqual([1, 3])
    expect([hour('2026-10-25T00:30:00Z'), hour('2026-10-25T01:30:00Z')]).toEqual([2, 2])
  })

  it('starts the week on Monday, across months and years', () => {
    const week = (day: string) => localTime(new Date(`${day}T12:00:00Z`), 'UTC').week
    expect(week('2026-03-01')).toBe('2026-02-23')
    expect(week('2026-03-02')).toBe('2026-03-02')
    expect(week('2027-01-01')).toBe('2026-12-28')
  })

  it('throws for a zone that does not exist', () => {
    expect(() => localTime(new Date(0), 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('a holiday', () => {
  it("is a day in the user's own time zone", () => {
    const eve = new Date('2026-12-24T08:00:00Z')
    expect(holidayOf(localTime(eve, 'Europe/Berlin'))).toBe('12-24')
    expect(holidayOf(localTime(eve, 'America/Los_Angeles'))).toBe('12-24')
    expect(holidayOf(localTime(eve, 'Pacific/Honolulu'))).toBe(null)
  })
})

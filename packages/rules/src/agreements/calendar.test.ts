import { describe, expect, it } from 'vitest'
import { calendarDays } from './calendar.ts'
import { confirmed, DISHES, draft, WORDS } from './testing/agreements.ts'

describe('the calendar of an agreement', () => {
  const agreement = confirmed(new Date('2026-03-02T23:30:00Z'))

  it('has both check-ins, and each commitment that names a day, in order', () => {
    const days = calendarDays(agreement, [DISHES, WORDS, { ...WORDS, by: 'by 10 March' }], 'UTC')
    expect(days.map(({ key, day }) => [key, day])).toEqual([
      ['commitment-1', '2026-03-03'],
      ['check-in-7', '2026-03-09'],
      ['commitment-3', '2026-03-10'],
      ['check-in-30', '2026-04-01'],
    ])
  })

  it("uses the days of the reader's time zone", () => {
    const days = calendarDays(agreement, [], 'Europe/Berlin')
    expect(days.map(({ day }) => day)).toEqual(['2026-03-10', '2026-04-02'])
  })

  it('is empty before both have confirmed', () => {
    expect(calendarDays(draft(), [DISHES], 'UTC')).toEqual([])
  })
})

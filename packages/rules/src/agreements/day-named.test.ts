import { describe, expect, it } from 'vitest'
import { dayNamedIn } from './day-named.ts'

/** The day of the agreement, a Sunday. */
const today = '2026-11-22'

describe('the day that "by when" names', () => {
  it.each([
    ['2026-12-06', '2026-12-06'],
    ['by 2027-01-01', '2027-01-01'],
    ['from 24 Nov', '2026-11-24'],
    ['6 December', '2026-12-06'],
    ['on the 3rd of January', '2027-01-03'],
    ['Dec 6, 2026', '2026-12-06'],
    ['6/24', '2027-06-24'],
    ['by Friday', '2026-11-27'],
    ['on Sunday', '2026-11-29'],
    ['tomorrow', '2026-11-23'],
    ['today', '2026-11-22'],
    ['by the 30th', '2026-11-30'],
  ])('%s is %s', (by, day) => {
    expect(dayNamedIn(by, today)).toBe(day)
  })

  it.each(['every Friday', 'on Tuesdays', 'soon', 'at 9 pm', 'in December', '5/6', 'after dinner', '31 February 2027'])(
    'is null for "%s"',
    (by) => {
      expect(dayNamedIn(by, today)).toBeNull()
    },
  )
})

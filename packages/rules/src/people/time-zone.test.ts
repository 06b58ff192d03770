import { expect, it } from 'vitest'
import { mayChangeTimeZone } from './time-zone.ts'

const now = new Date('2026-03-10T12:00:00Z')

it('Maya can move to another time zone once a week', () => {
  expect(mayChangeTimeZone(null, now)).toBe(true)
  expect(mayChangeTimeZone(new Date('2026-03-03T12:00:01Z'), now)).toBe(false)
  expect(mayChangeTimeZone(new Date('2026-03-03T12:00:00Z'), now)).toBe(true)
})

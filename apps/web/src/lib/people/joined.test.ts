import { expect, it } from 'vitest'
import { joinedLabel } from './joined.ts'

const now = new Date('2026-03-02T20:00:00Z')

it.each([
  ['2026-03-02T19:30:00Z', 'Joined just now'],
  ['2026-03-02T17:00:00Z', 'Joined 3 hours ago'],
  ['2026-02-27T20:00:00Z', 'Joined 3 days ago'],
  ['2026-02-09T20:00:00Z', 'Joined 3 weeks ago'],
])('labels a user who joined at %s: %s', (created, label) => {
  expect(joinedLabel(created, now)).toBe(label)
})

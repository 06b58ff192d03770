import { describe, expect, it } from 'vitest'
import { nameOf, shortNameOf } from './names.tsx'
import { joinedLabel } from './tiles.tsx'

describe('the name shown for the other party', () => {
  it('is the invited address until they join', () => {
    expect(nameOf({ email: 'jonas@example.org', display_name: 'Anonymous User' })).toBe('jonas@example.org')
  })

  it('is their name after they join', () => {
    expect(nameOf({ email: null, display_name: 'Jonas Weber' })).toBe('Jonas Weber')
  })

  it('shortens to a first name, but leaves addresses and the anonymous name whole', () => {
    expect(shortNameOf('Jonas Weber')).toBe('Jonas')
    expect(shortNameOf('jonas@example.org')).toBe('jonas@example.org')
    expect(shortNameOf('Anonymous User')).toBe('Anonymous User')
  })
})

const now = new Date('2026-03-02T20:00:00Z')

it.each([
  ['2026-03-02T19:30:00Z', 'Joined just now'],
  ['2026-03-02T17:00:00Z', 'Joined 3 hours ago'],
  ['2026-02-27T20:00:00Z', 'Joined 3 days ago'],
  ['2026-02-09T20:00:00Z', 'Joined 3 weeks ago'],
])('labels a user who joined at %s: %s', (created, label) => {
  expect(joinedLabel(created, now)).toBe(label)
})

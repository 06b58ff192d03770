import { describe, expect, it } from 'vitest'
import { nameOf, shortNameOf } from './other-party.ts'

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

import { describe, expect, it } from 'vitest'
import { nameOf, shortNameOf } from './other-party.ts'

describe('what the other side is called', () => {
  it('is the invited address until they have joined', () => {
    expect(nameOf({ email: 'jonas@example.org', display_name: 'Anonymous User' })).toBe('jonas@example.org')
  })

  it('is their name once they have joined', () => {
    expect(nameOf({ email: null, display_name: 'Jonas Weber' })).toBe('Jonas Weber')
  })

  it('is short where a friend would be short, but never half an address or half of nobody', () => {
    expect(shortNameOf('Jonas Weber')).toBe('Jonas')
    expect(shortNameOf('jonas@example.org')).toBe('jonas@example.org')
    expect(shortNameOf('Anonymous User')).toBe('Anonymous User')
  })
})

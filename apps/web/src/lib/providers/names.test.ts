import { describe, expect, it } from 'vitest'
import { providerName } from './names.ts'

describe('a way to sign in', () => {
  it.each([
    ['github', 'GitHub'],
    ['email', 'Email and password'],
    ['my_club', 'My club'],
    ['sso:33e58281-0f62-5202-a183-91d6c742043d', 'Your organisation'],
  ])('%s is called %s', (provider, name) => {
    expect(providerName(provider)).toBe(name)
  })
})

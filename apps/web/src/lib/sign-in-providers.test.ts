import { describe, expect, it } from 'vitest'
import { providerName } from './sign-in-providers.ts'

describe('the name of a sign-in provider', () => {
  it.each([
    ['github', 'GitHub'],
    ['email', 'Email and password'],
    ['my_club', 'My club'],
    ['sso:33e58281-0f62-5202-a183-91d6c742043d', 'Your organisation'],
  ])('for %s is %s', (provider, name) => {
    expect(providerName(provider)).toBe(name)
  })
})

import { describe, expect, it } from 'vitest'
import { freeName } from './account-calls.ts'

const named = (friendly_name: string, status: 'verified' | 'unverified' = 'verified') => ({ friendly_name, status })

describe('the name of a new authenticator app', () => {
  it.each([
    [[], 'Authenticator app'],
    [[named('Authenticator app')], 'Authenticator app 2'],
    [[named('Authenticator app'), named('Authenticator app 2')], 'Authenticator app 3'],
    [[named('Authenticator app'), named('Authenticator app 3')], 'Authenticator app 2'],
    [[named('phone')], 'Authenticator app'],
    [[named('Authenticator app', 'unverified')], 'Authenticator app'],
  ])('next to %j is %s', (existing, name) => {
    expect(freeName(existing)).toBe(name)
  })

  it('and of a new passkey starts with its own word', () => {
    expect(freeName([named('Passkey'), named('Authenticator app')], 'Passkey')).toBe('Passkey 2')
  })
})

import { describe, expect, it } from 'vitest'
import { freeName } from './account-calls.ts'

const named = (friendly_name: string, status: 'verified' | 'unverified' = 'verified') => ({ friendly_name, status })

describe('the suggested name of a new second factor', () => {
  it.each([
    [[], 'Authenticator app'],
    [[named('Authenticator app')], 'Authenticator app 2'],
    [[named('Authenticator app'), named('Authenticator app 2')], 'Authenticator app 3'],
    [[named('Authenticator app'), named('Authenticator app 3')], 'Authenticator app 2'],
    [[named('phone')], 'Authenticator app'],
    [[named('Authenticator app', 'unverified')], 'Authenticator app'],
  ])('for an app next to %j is %s', (existing, name) => {
    expect(freeName(existing)).toBe(name)
  })

  it('for a second passkey is Passkey 2', () => {
    expect(freeName([named('Passkey'), named('Authenticator app')], 'Passkey')).toBe('Passkey 2')
  })
})

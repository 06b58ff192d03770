import { parseEmail } from '@squash/auth/accounts/address'
import { isEmailAddress } from '@squash/contract/email-address'
import { expect, it } from 'vitest'

// The authentication service is independent of Squash, so each has its own validation.
it.each([
  'ben@example.org',
  "o'hara+squash@mail.example.co.uk",
  'a/b@example.org',
  'ben@',
  'ben@example',
  'ben@-example.org',
  'ben @example.org',
  'bén@example.org',
  `${'a'.repeat(65)}@example.org`,
])('Squash and the authentication service agree on address %s', (address) => {
  expect(isEmailAddress(address)).toBe(parseEmail(address).ok)
})

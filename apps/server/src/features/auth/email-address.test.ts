import { parseEmail } from '@squash/auth/accounts/email'
import { isEmailAddress } from '@squash/contract/email-address'
import { expect, it } from 'vitest'

// The authentication service knows nothing of Squash, so each has its own check.
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
])('Squash and the authentication service take the same addresses: %s', (address) => {
  expect(isEmailAddress(address)).toBe(parseEmail(address).ok)
})

import { expect, it } from 'vitest'
import { afterFailedLink, readAuthLink } from './auth-link.ts'

it.each([
  ['', 'none'],
  ['#how-it-works', 'none'],
  ['#message=hello', 'none'],
  ['#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=recovery&sb=', 'session'],
  ['#error=access_denied&error_code=otp_expired&error_description=expired&sb=', 'failed'],
  ['#message=Confirmation+link+accepted&sb=', 'half-confirmed'],
])('reads the mailed link %j as %s', (hash, outcome) => {
  expect(readAuthLink(hash)).toBe(outcome)
})

it('leads from a stale link to a new one of the same kind', () => {
  expect(afterFailedLink('/reset-password')).toBe('/forgot-password?link=expired')
  expect(afterFailedLink('/')).toBe('/login?link=expired')
})

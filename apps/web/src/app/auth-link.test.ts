import { expect, it } from 'vitest'
import { afterFailedLink, readAuthLink } from './auth-link.ts'

it.each([
  ['', 'none'],
  ['#how-it-works', 'none'],
  ['#message=hello', 'none'],
  ['#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=recovery&sb=', 'session'],
  ['#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=signup&sb=', 'confirmed'],
  ['#error=access_denied&error_code=otp_expired&error_description=expired&sb=', 'failed'],
  ['#message=Confirmation+link+accepted&sb=', 'half-confirmed'],
])('reads the mailed link %j as %s', (hash, outcome) => {
  expect(readAuthLink(hash)).toBe(outcome)
})

const at = (pathname: string, hash = '', search = '') => afterFailedLink({ pathname, search, hash })
const refused = '#error=invalid_request&error_code=signup_disabled&error_description=x&sb='

it('an expired link leads to the screen that sends a new one of the same kind', () => {
  expect(at('/reset-password')).toBe('/forgot-password?link=expired')
  expect(at('/', '#error=access_denied&error_code=otp_expired')).toBe('/login?link=expired')
})

it('another service’s refusal leads back to where the user started, with the reason', () => {
  const query = '?next=%2Fprofile&error=invalid_request&error_code=signup_disabled&error_description=x'
  expect(at('/login', refused, query)).toBe('/login?next=%2Fprofile&refused=signup_disabled')
  expect(at('/', refused)).toBe('/login?refused=signup_disabled')
  expect(at('/security', refused)).toBe('/security?refused=signup_disabled')
})

it('a refused link leads to a screen that says why', () => {
  const limited = '#error=temporarily_unavailable&error_code=over_request_rate_limit&error_description=x&sb='
  expect(at('/reset-password', limited)).toBe('/login?refused=over_request_rate_limit')
  expect(at('/login', limited, '?next=%2Fprofile')).toBe('/login?next=%2Fprofile&refused=over_request_rate_limit')
})

import { signInMessages } from '@squash/contract/messages/sign-in'
import { signUpMessages } from '@squash/contract/messages/sign-up'
import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { authFailure, requestedWait } from '../../lib/auth-failure.ts'
import { BROKEN_MESSAGE, notLoaded, UNREACHABLE_MESSAGE } from '../../lib/outage.ts'
import { authMessage, isNotConfirmed } from './auth-calls.ts'

const refused = (message: string, code?: string, status = 400) => new AuthApiError(message, status, code)

describe('the message when signing in or up fails', () => {
  it.each([
    [
      'her address is not confirmed',
      refused('Email not confirmed', 'email_not_confirmed'),
      signInMessages.emailNotConfirmed,
    ],
    [
      'the code says that the address is invalid',
      refused('anything', 'email_address_invalid'),
      signInMessages.emailInvalid,
    ],
    [
      'the address is malformed',
      refused('Unable to validate email address: invalid format', 'validation_failed'),
      signInMessages.emailInvalid,
    ],
    [
      'the address is not accepted',
      refused('Email address "maya@nowhere" is invalid'),
      signInMessages.emailNotAccepted,
    ],
    [
      'the username constraint fired',
      refused('duplicate key value violates unique constraint "profiles_username_key"', undefined, 422),
      signUpMessages.usernameTaken,
    ],
    [
      'the server says that the username is taken',
      refused(signUpMessages.usernameTaken, undefined, 409),
      signUpMessages.usernameTaken,
    ],
    ['the password is wrong', refused('Invalid login credentials', 'invalid_credentials'), 'Invalid login credentials'],
    ['the server says nothing', refused(''), signInMessages.failed],
    ['the server does not answer', new AuthRetryableFetchError('Failed to fetch', 0), UNREACHABLE_MESSAGE],
    ['the client could not be loaded', notLoaded(null), UNREACHABLE_MESSAGE],
    ['the server fails', new AuthRetryableFetchError('Unexpected failure', 500), BROKEN_MESSAGE],
    ['the database is unreachable', new AuthRetryableFetchError('The service is away', 503), BROKEN_MESSAGE],
    ['the server fails, and the client does not retry', refused('Unexpected failure', 'x', 500), BROKEN_MESSAGE],
    ['a proxy answers with a page', new AuthUnknownError('Unexpected token <', new Error()), BROKEN_MESSAGE],
    [
      'she tried too often',
      refused('Request rate limit reached', 'over_request_rate_limit', 429),
      'Too many attempts. Wait a few minutes, then try again.',
    ],
    [
      'she types a wrong code',
      refused('Token has expired or is invalid', 'otp_expired', 403),
      'That code is wrong or has expired. Use the code in the newest email.',
    ],
    [
      'a mail went out a moment ago',
      refused('For security purposes, you can only request this after 42 seconds.', 'over_email_send_rate_limit', 429),
      'You requested one a moment ago. You can request another in 42 s.',
    ],
    ['an unexpected error is thrown', new TypeError('x is not a function'), signInMessages.exception],
    ['something that is no error is thrown', 'oops', signInMessages.exception],
  ])('when %s', (_when, error, message) => {
    expect(authMessage(error)).toBe(message)
  })

  it('offers a new link only while the address is unconfirmed', () => {
    expect(isNotConfirmed(refused('Email not confirmed'))).toBe(true)
    expect(isNotConfirmed(refused('Invalid login credentials', 'invalid_credentials'))).toBe(false)
    expect(isNotConfirmed(undefined)).toBe(false)
  })

  it('contains how long to wait before the next mail, if the server says so', () => {
    const said = 'For security purposes, you can only request this after 42 seconds.'
    expect(requestedWait(authFailure(refused(said, 'over_email_send_rate_limit', 429)))).toBe(42)
    expect(requestedWait(authFailure(refused('Too many requests', undefined, 429)))).toBeNull()
  })
})

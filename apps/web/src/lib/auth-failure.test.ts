import { describe, expect, it } from 'vitest'
import { answered } from './auth.ts'
import { securityMessage } from './auth-failure.ts'

const refused = (code: string | undefined, message = 'made for programs', name = 'AuthApiError', status = 422) =>
  Object.assign(new Error(message), { name, code, status })

describe('the message for an authentication failure', () => {
  it('is our own where we have one, otherwise the server’s', () => {
    expect(securityMessage(refused('mfa_verification_failed'))).toMatch(/Each works once/)
    expect(securityMessage(refused('weak_password', 'Password is too common.'))).toBe('Password is too common.')
    expect(securityMessage(refused('toString', 'Odd.'))).toBe('Odd.')
    expect(securityMessage(refused(undefined, ' '))).toBe('That didn’t work. Please try again.')
  })

  it('blames the connection when there was no answer, and never shows the text of a bug', () => {
    expect(securityMessage(refused(undefined, '{}', 'AuthRetryableFetchError', 0))).toMatch(/can’t be reached/)
    expect(securityMessage(refused(undefined, '{}', 'AuthRetryableFetchError', 500))).toBe(
      'Something broke on our side. Please try again.',
    )
    expect(securityMessage(new TypeError('x is undefined'))).toBe('That didn’t work. Please try again.')
  })

  it('comes from the error that a call returns, which `answered` throws', async () => {
    expect(await answered(Promise.resolve({ data: 'done', error: null }))).toBe('done')
    await expect(answered(Promise.resolve({ data: null, error: refused('same_password') }))).rejects.toThrow()
  })
})

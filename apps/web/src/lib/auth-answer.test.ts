import { describe, expect, it } from 'vitest'
import { answered, securityMessage } from './auth-answer.ts'

const refused = (code: string | undefined, message = 'made for programs', name = 'AuthApiError', status = 422) =>
  Object.assign(new Error(message), { name, code, status })

describe('what went wrong', () => {
  it('is said in our words where there are some, else in the server’s', () => {
    expect(securityMessage(refused('mfa_verification_failed'))).toMatch(/each works once/)
    expect(securityMessage(refused('weak_password', 'Password is too common.'))).toBe('Password is too common.')
    expect(securityMessage(refused('toString', 'Odd.'))).toBe('Odd.')
    expect(securityMessage(refused(undefined, ' '))).toBe('That did not work. Please try again.')
  })

  it('is the connection where nobody answered, and never the text of a bug', () => {
    expect(securityMessage(refused(undefined, '{}', 'AuthRetryableFetchError', 0))).toMatch(/can't be reached/)
    expect(securityMessage(refused(undefined, '{}', 'AuthRetryableFetchError', 500))).toBe(
      'Something broke on our side. Please try again.',
    )
    expect(securityMessage(new TypeError('x is undefined'))).toBe('That did not work. Please try again.')
  })

  it('is thrown by a call that gave an error back', async () => {
    expect(await answered(Promise.resolve({ data: 'done', error: null }))).toBe('done')
    await expect(answered(Promise.resolve({ data: null, error: refused('same_password') }))).rejects.toThrow()
  })
})

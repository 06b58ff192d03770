import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from '../../../lib/api-error.ts'
import { saveFailure } from './save-failure.ts'

const body = (code: string, message: string, details: unknown = null) => ({ code, message, details, hint: null })

describe('a profile that was not saved', () => {
  it('was refused: the reason is told beside it', () => {
    const taken = answerError(409, body('profile.username_taken', 'This username is already taken.'))
    expect(saveFailure(taken)).toEqual({
      says: 'Failed to update profile. Try again?',
      because: 'This username is already taken.',
    })
  })

  it('was refused for one field: what is wrong with it is told', () => {
    const invalid = answerError(400, body('request.invalid', 'Check.', { avatar_url: 'This is not an https address' }))
    expect(saveFailure(invalid).because).toBe('This is not an https address')
  })

  it('met a server in trouble', () => {
    expect(saveFailure(answerError(500, '<h1>Oops</h1>'))).toEqual({
      says: 'Failed to update profile. Try again?',
      because: null,
    })
  })

  it('never arrived, or met a bug', () => {
    const broke = { says: 'Something went wrong. Please try again.', because: null }
    expect(saveFailure(unreachableError())).toEqual(broke)
    expect(saveFailure(new TypeError('x is undefined'))).toEqual(broke)
  })
})

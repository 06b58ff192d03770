import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from '../../../lib/api-error.ts'
import { saveFailure } from './save-failure.ts'

const refused = (code: string, message: string) => answerError(400, { code, message, details: null, hint: null })

describe('a profile that was not saved', () => {
  it('was refused: the reason is told at its field', () => {
    expect(saveFailure(refused('photo.too_large', 'That photo is larger than 2 MB.'))).toEqual({
      says: { text: 'Failed to update profile. Try again?' },
      because: 'That photo is larger than 2 MB.',
      field: 'avatar_url',
    })
    expect(saveFailure(refused('profile.username_taken', 'Taken.'))).toMatchObject({ field: 'username' })
  })

  it('was refused as a whole: the reason is told above the buttons', () => {
    expect(saveFailure(refused('request.invalid', 'Check the marked fields.'))).toMatchObject({
      because: 'Check the marked fields.',
      field: null,
    })
  })

  it('met a server in trouble', () => {
    expect(saveFailure(answerError(500, '<h1>Oops</h1>'))).toEqual({
      says: { text: 'Failed to update profile. Try again?', more: 'Something broke on our side. Please try again.' },
      because: null,
      field: null,
    })
  })

  it('never arrived, or met a bug', () => {
    for (const [error, why] of [
      [unreachableError(), /connection/],
      [new TypeError('x is undefined'), /on our side/],
    ] as const) {
      const { says, because } = saveFailure(error)
      expect(says.text).toBe('Something went wrong. Please try again.')
      expect(says.more).toMatch(why)
      expect(because).toBeNull()
    }
  })
})

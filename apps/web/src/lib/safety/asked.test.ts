import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from '../api-error.ts'
import { askedBy } from './asked.ts'

const details = { kind: 'pause', signs: ['threat'], country: 'DE', emergency: '112', resources: [] }
const answer = (code: string, given: unknown = details) =>
  answerError(422, { code, message: 'Let us pause here.', details: given, hint: null })

describe('what the safety screen asks', () => {
  it('is read from the answer, and what kind it is from its code', () => {
    expect(askedBy(answer('safety.paused'))).toEqual({ ...details, message: 'Let us pause here.' })
    expect(askedBy(answer('safety.stopped', { ...details, kind: 'stop' }))?.kind).toBe('stop')
  })

  it('is asked all the same where its details got lost on the way', () => {
    expect(askedBy(answer('safety.stopped', null))).toMatchObject({ kind: 'stop', resources: [], emergency: null })
  })

  it.each([answer('conflict.wrong_phase'), unreachableError(), new TypeError('a bug'), null])(
    'is nothing for another failure: %s',
    (error) => {
      expect(askedBy(error)).toBeNull()
    },
  )
})

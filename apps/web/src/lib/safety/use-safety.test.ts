import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from '../api-error.ts'
import { safetyQuestionIn } from './use-safety.ts'

const details = { kind: 'pause', signs: ['threat'], country: 'DE', emergency: '112', resources: [] }
const answer = (code: string, given: unknown = details) =>
  answerError(422, { code, message: 'Let us pause here.', details: given, hint: null })

describe('the safety check’s question', () => {
  it('is read from the answer, and its kind from the code', () => {
    expect(safetyQuestionIn(answer('safety.paused'))).toEqual({ ...details, message: 'Let us pause here.' })
    expect(safetyQuestionIn(answer('safety.stopped', { ...details, kind: 'stop' }))?.kind).toBe('stop')
  })

  it('is still asked when the details got lost', () => {
    expect(safetyQuestionIn(answer('safety.stopped', null))).toMatchObject({
      kind: 'stop',
      resources: [],
      emergency: null,
    })
  })

  it.each([answer('conflict.wrong_phase'), unreachableError(), new TypeError('a bug'), null])(
    'is absent for any other failure: %s',
    (error) => {
      expect(safetyQuestionIn(error)).toBeNull()
    },
  )
})

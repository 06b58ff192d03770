import { describe, expect, it } from 'vitest'
import { refuse } from '../result.ts'
import { decideResponse } from './respond.ts'
import { conflictIn, jonas, lena, maya, minutesLater, started } from './testing/conflicts.ts'

const answer = {
  person: jonas.id,
  raw_message: 'Whatever. I cook every single day.',
  translation: { text: 'I cook every day, and I would like that to count.', written_by: 'ai' },
  now: minutesLater(10),
} as const

describe('responding to a conflict', () => {
  it('starts the mediation once Jonas has responded', () => {
    expect(decideResponse(conflictIn('awaiting_response'), answer)).toEqual({
      ok: true,
      value: {
        conflict: conflictIn('mediating'),
        events: [
          {
            type: 'conflict.responded',
            conflict: conflictIn('mediating').id,
            parties: [maya.id, jonas.id],
            at: minutesLater(10),
            created_at: started,
            message: expect.objectContaining({ words: 6, has_whatever: true }),
          },
        ],
      },
    })
  })

  it('is possible only once', () => {
    expect(decideResponse(conflictIn('mediating'), answer)).toEqual(refuse('conflict.wrong_phase'))
  })

  it('is refused to Maya and Lena', () => {
    const conflict = conflictIn('awaiting_response')
    expect(decideResponse(conflict, { ...answer, person: maya.id })).toEqual(refuse('conflict.not_a_party'))
    expect(decideResponse(conflict, { ...answer, person: lena.id })).toEqual(refuse('conflict.not_found'))
  })
})

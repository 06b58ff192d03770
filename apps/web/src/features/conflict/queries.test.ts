import { conflictMessages } from '@squash/contract/messages/conflict'
import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from '../../lib/api-error.ts'
import { commandFailure } from './queries.ts'

const { voteFailed, notAuthorized } = conflictMessages

describe('the message for a failed conflict command', () => {
  it('gives the reason for a refusal', () => {
    const refusal = answerError(403, { code: 'conflict.not_a_party', message: notAuthorized })
    expect(commandFailure(refusal, voteFailed)).toEqual({ text: 'User not authorized to update this conflict' })
  })

  it.each(['conflict.wrong_phase', 'conflict.already_answered'])('says that it came too late: %s', (code) => {
    const { text, more } = commandFailure(answerError(409, { code, message: voteFailed }), voteFailed)
    expect(text).toBe('Failed to update satisfaction')
    expect(more).toMatch(/up to date/)
  })

  it.each([
    ['nobody answered', unreachableError(), /connection/],
    ['the server broke', answerError(500, null), /on our side/],
    ['the page broke', new TypeError('nope'), /on our side/],
  ])('names the action first, then whose fault it is, when %s', (_, error, why) => {
    const { text, more } = commandFailure(error, voteFailed)
    expect(text).toBe('Failed to update satisfaction')
    expect(more).toMatch(why)
  })
})

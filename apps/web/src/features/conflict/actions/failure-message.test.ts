import { conflictMessages } from '@squash/contract/messages/conflict'
import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from '../../../lib/api-error.ts'
import { failureMessage } from './failure-message.ts'

const { voteFailed, notAuthorized } = conflictMessages

describe('what is said when a command failed', () => {
  it('is the reason that the server gives for refusing', () => {
    const refusal = answerError(403, { code: 'conflict.not_a_party', message: notAuthorized })
    expect(failureMessage(refusal, voteFailed)).toBe('User not authorized to update this conflict')
  })

  it('is the specification’s sentence when there was no answer, or a fault on our side', () => {
    expect(failureMessage(unreachableError(), voteFailed)).toBe('Failed to update satisfaction')
    expect(failureMessage(answerError(500, null), voteFailed)).toBe('Failed to update satisfaction')
    expect(failureMessage(new TypeError('nope'), voteFailed)).toBe('Failed to update satisfaction')
  })
})

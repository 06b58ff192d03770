import { questsMessages } from '@squash/contract/messages/quests'
import { expect, it } from 'vitest'
import { answerError, unreachableError } from '../../lib/api-error.ts'
import { submitFailure } from './submit-failure.ts'

const { submitFailed, loginRequired } = questsMessages
const failure = (error: unknown) => submitFailure(error, submitFailed)

it('an answer that met no server, or a broken one, "Failed to submit step"', () => {
  expect(failure(unreachableError())).toBe('Failed to submit step')
  expect(failure(answerError(500, null))).toBe('Failed to submit step')
  expect(failure(new Error('The quest has not started'))).toBe('Failed to submit step')
})

it('a refusal says why, also to somebody whose session is over', () => {
  const refusal = { code: 'session.required', message: loginRequired, details: null, hint: null }
  expect(failure(answerError(401, refusal))).toBe('You must be logged in to submit answers')
})

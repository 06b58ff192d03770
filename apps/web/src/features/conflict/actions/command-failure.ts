import { errorMessage, hasCode } from '../../../lib/api-error.ts'
import { type Failure, failureOf } from '../../../lib/failure.ts'

/** What to say when a command on a conflict failed. One that came too late says so, and the screen shows what is next. */
export function commandFailure(error: unknown, otherwise: string): Failure {
  const cameTooLate = hasCode(error, 'conflict.wrong_phase') || hasCode(error, 'conflict.already_answered')
  return cameTooLate
    ? { text: errorMessage(error, otherwise), more: 'Things have moved on. This page now shows where they stand.' }
    : failureOf(error, otherwise)
}

import { debateMessages } from '@squash/contract/messages/debate'
import { errorMessage, hasCode, isRefusal } from '../../../lib/api-error.ts'
import { type Failure, failureOf } from '../../../lib/failure.ts'

/** What to say when a vote failed: no answer is an error, anything else a refusal. */
export function voteFailure(error: unknown): Failure {
  if (!isRefusal(error)) return failureOf(error, debateMessages.voteError)
  if (hasCode(error, 'debate.own')) return { text: debateMessages.ownDebate }
  if (hasCode(error, 'debate.closed')) return { text: debateMessages.voteFailed, more: 'The vote is closed.' }
  return framed(error, debateMessages.voteFailed)
}

/** The same for a response. */
export function responseFailure(error: unknown): Failure {
  if (!isRefusal(error)) return failureOf(error, debateMessages.respondError)
  const isKnown =
    hasCode(error, 'debate.not_invited') || hasCode(error, 'debate.not_pending') || hasCode(error, 'debate.not_found')
  return isKnown ? { text: errorMessage(error) } : framed(error, debateMessages.respondFailed)
}

/** A refusal that does not say by itself what it refuses. */
function framed(error: unknown, text: string): Failure {
  const reason = errorMessage(error)
  return reason === text ? { text } : { text, more: reason }
}

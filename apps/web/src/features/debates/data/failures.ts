import { debateMessages } from '@squash/contract/messages/debate'
import { errorMessage, hasCode, isPassing } from '../../../lib/api-error.ts'

/** What to say when a vote failed: no answer is an error, anything else a refusal (community §8). */
export function voteFailure(error: unknown): string {
  if (isPassing(error)) return debateMessages.voteError
  return hasCode(error, 'debate.own') ? debateMessages.ownDebate : debateMessages.voteFailed
}

/** The same for a response. */
export function responseFailure(error: unknown): string {
  if (isPassing(error)) return debateMessages.respondError
  const isKnown =
    hasCode(error, 'debate.not_invited') || hasCode(error, 'debate.not_pending') || hasCode(error, 'debate.not_found')
  return isKnown ? errorMessage(error) : debateMessages.respondFailed
}

import { MESSAGES } from '@squash/contract/messages'
import { errorMessage, hasCode, isPassing } from '../../../lib/api-error.ts'

/** What to say when a vote failed: no answer is an error, anything else a refusal (community §8). */
export function voteFailure(error: unknown): string {
  if (isPassing(error)) return MESSAGES.debate.voteError
  return hasCode(error, 'debate.own') ? MESSAGES.debate.ownDebate : MESSAGES.debate.voteFailed
}

/** The same for a response. */
export function responseFailure(error: unknown): string {
  if (isPassing(error)) return MESSAGES.debate.respondError
  const isKnown =
    hasCode(error, 'debate.not_invited') || hasCode(error, 'debate.not_pending') || hasCode(error, 'debate.not_found')
  return isKnown ? errorMessage(error) : MESSAGES.debate.respondFailed
}

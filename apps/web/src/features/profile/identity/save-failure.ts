import { ORPCError } from '@orpc/client'
import { MESSAGES } from '@squash/contract/messages'
import { errorMessage, isPassing } from '../../../lib/api-error.ts'

/** `says` is the specification's sentence; `because` is the server's own, where it tells what to change. */
type SaveFailure = { says: string; because: string | null }

/** What to say when a profile was not saved: the server answered no, or something broke on the way. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ORPCError) || error.code === 'network.unreachable')
    return { says: MESSAGES.profile.updateBroke, because: null }
  return { says: MESSAGES.profile.updateFailed, because: isPassing(error) ? null : reasonOf(error) }
}

/** The sentence about the field, where the server names one. */
function reasonOf(error: ORPCError<string, unknown>): string {
  const { data } = error
  const details = typeof data === 'object' && data !== null && 'details' in data ? data.details : null
  const [first] = typeof details === 'object' && details !== null ? Object.values(details) : []
  return typeof first === 'string' ? first : errorMessage(error)
}

import { ORPCError } from '@orpc/client'
import { profileMessages } from '@squash/contract/messages/profile'
import { errorMessage, isRefusal } from '../../../lib/api-error.ts'
import { type Failure, failureOf } from '../../../lib/failure.ts'
import { UNREACHABLE } from '../../../lib/outage.ts'

type SaveFailure = {
  /** What the toast says: that it failed, and whose fault that is where the user can't change it. */
  says: Failure
  /** The server's own, where it refused and there is something to change. */
  because: string | null
  /** Where that stands; null for the form as a whole. */
  field: 'avatar_url' | 'username' | null
}

/** What to say when a profile was not saved: the server answered no, or something broke on the way. */
export function saveFailure(error: unknown): SaveFailure {
  if (isRefusal(error))
    return { says: { text: profileMessages.updateFailed }, because: errorMessage(error), field: fieldOf(error.code) }
  const text = hasAnswer(error) ? profileMessages.updateFailed : profileMessages.updateBroke
  return { says: failureOf(error, text), because: null, field: null }
}

const hasAnswer = (error: unknown) => error instanceof ORPCError && error.code !== UNREACHABLE

function fieldOf(code: string): SaveFailure['field'] {
  if (code.startsWith('photo.')) return 'avatar_url'
  return code.startsWith('profile.username_') ? 'username' : null
}

import { ORPCError } from '@orpc/client'
import { profileMessages } from '@squash/contract/messages/profile'
import { errorMessage, isPassing, UNREACHABLE } from '../../../lib/api-error.ts'

type SaveFailure = {
  /** The specification's sentence. */
  says: string
  /** The server's own, where it refused and there is something to change. */
  because: string | null
  /** Where that stands; null for the form as a whole. */
  field: 'avatar_url' | 'username' | null
}

/** What to say when a profile was not saved: the server answered no, or something broke on the way. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ORPCError) || error.code === UNREACHABLE)
    return { says: profileMessages.updateBroke, because: null, field: null }
  const because = isPassing(error) ? null : errorMessage(error)
  return { says: profileMessages.updateFailed, because, field: fieldOf(error.code) }
}

function fieldOf(code: string): SaveFailure['field'] {
  if (code.startsWith('photo.')) return 'avatar_url'
  return code.startsWith('profile.username_') ? 'username' : null
}

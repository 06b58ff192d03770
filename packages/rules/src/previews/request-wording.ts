import { LIMITS } from '@squash/contract/limits'
import type { Variation } from '@squash/contract/values'
import { ok, type Result, refuse } from '../result.ts'
import type { Preview } from './preview.ts'

/**
 * Whether a preview can show a wording that its author has already seen, or needs a new one. Previewing the same
 * message again shows the newest wording, so that a reload or second click costs nothing; only a variation requests
 * another.
 * @param seen the wordings of this message that can still be sent, newest first
 */
export function requestWording(
  seen: readonly Preview[],
  variation: Variation | null,
): Result<{ shown: Preview } | 'new', 'preview.too_many_wordings'> {
  const [newest] = seen
  if (newest && variation === null) return ok({ shown: newest })
  return seen.length < LIMITS.wordings ? ok('new') : refuse('preview.too_many_wordings')
}

/** How many more wordings the author may request. @param seen how many there are */
export const wordingsLeft = (seen: number): number => Math.max(0, LIMITS.wordings - seen)

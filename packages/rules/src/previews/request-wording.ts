import { LIMITS } from '@squash/contract/limits'
import type { Variation } from '@squash/contract/values'
import { ok, type Result, refuse } from '../result.ts'
import type { Preview } from './preview.ts'

/**
 * What a preview of a message needs: a wording that its author has seen already, or a new one. The same message again shows the
 * newest wording, so that a reload or a second click costs nothing; only a variation asks for another one.
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

/** How many more wordings the author may ask for. @param seen how many there are */
export const wordingsLeft = (seen: number): number => Math.max(0, LIMITS.wordings - seen)

import type { Party } from '@squash/contract/values'
import { ok, type Result, refuse } from '../result.ts'
import { type Conflict, partyOf } from './conflict.ts'

/** How a person who is no party is turned away. */
export type Outsider = 'conflict.not_found' | 'conflict.not_a_party'

/**
 * The side for which a person acts.
 * Refuses a stranger so that nothing is given away: a ruled conflict is public, so they are told that it is not theirs;
 * any other does not exist for them (decisions §2).
 */
export function standingOf(conflict: Conflict, person: string): Result<Party, Outsider> {
  const party = partyOf(conflict, person)
  if (party) return ok(party)
  return refuse(conflict.status === 'final_judgment' ? 'conflict.not_a_party' : 'conflict.not_found')
}

import type { Party } from '@squash/contract/values'
import { ok, type Result, refuse } from '../result.ts'
import { type Conflict, partyOf } from './conflict.ts'

/** How a person who isn't a party is refused. */
export type Outsider = 'conflict.not_found' | 'conflict.not_a_party'

/**
 * The side a person acts for. A stranger's refusal reveals nothing: a ruled conflict is public, so they learn that it
 * isn't theirs; any other conflict appears not to exist.
 */
export function actingParty(conflict: Conflict, person: string): Result<Party, Outsider> {
  const party = partyOf(conflict, person)
  if (party) return ok(party)
  return refuse(conflict.status === 'final_judgment' ? 'conflict.not_a_party' : 'conflict.not_found')
}

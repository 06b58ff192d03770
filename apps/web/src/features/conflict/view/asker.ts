import type { Conflict } from '@squash/contract/conflicts'
import type { People } from './people.ts'

/** Who brought the conflict before the public, said plainly to both; null when nobody did. */
export function askerOf({ ruling_requested_by }: Pick<Conflict, 'ruling_requested_by'>, { viewer, other }: People) {
  if (ruling_requested_by === null) return null
  return ruling_requested_by === viewer.party ? 'You asked for this ruling.' : `${other.short} asked for this ruling.`
}

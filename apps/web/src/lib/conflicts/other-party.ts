import { ANONYMOUS } from '@squash/contract/anonymous'
import type { OtherParty } from '@squash/contract/conflicts'

/** The name to show for the other party: the invited address until they join, then their name. */
export const nameOf = (other: Pick<OtherParty, 'email' | 'display_name'>): string => other.email ?? other.display_name

/** The first name; an address and the anonymous name are not shortened. */
export function shortNameOf(name: string): string {
  if (name === ANONYMOUS) return name
  return name.split(' ')[0] || name
}

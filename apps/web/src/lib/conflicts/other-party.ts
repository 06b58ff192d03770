import { ANONYMOUS } from '@squash/contract/anonymous'
import type { OtherParty } from '@squash/contract/conflicts'

/** How the other side is called: the invited address until they have joined, their name from then on (spec core-flow §2). */
export const nameOf = (other: Pick<OtherParty, 'email' | 'display_name'>): string => other.email ?? other.display_name

/** What a friend would call them: the first name, or the whole of an address and of the anonymous name. */
export function shortNameOf(name: string): string {
  if (name === ANONYMOUS) return name
  return name.split(' ')[0] || name
}

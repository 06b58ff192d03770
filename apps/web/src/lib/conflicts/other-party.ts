import { ANONYMOUS } from '@squash/contract/anonymous'
import type { ConflictCard, OtherParty } from '@squash/contract/conflicts'
import { turnOf } from '@squash/rules/conflicts/turn'

/** The name to show for the other party: the invited address until they join, then their name. */
export const nameOf = (other: Pick<OtherParty, 'email' | 'display_name'>): string => other.email ?? other.display_name

/** The first name; an address and the anonymous name are not shortened. */
export function shortNameOf(name: string): string {
  if (name === ANONYMOUS) return name
  return name.split(' ')[0] || name
}

export type StatusTone = 'party1' | 'party2' | 'mediator' | 'plain'

/** The colour of a status label: the viewer's own when they must act, the mediator's while it works and once it is squashed. */
export function statusToneOf(conflict: Pick<ConflictCard, 'phase' | 'can' | 'viewer_role'>): StatusTone {
  const turn = turnOf(conflict)
  if (turn === 'viewer') return conflict.viewer_role === 'user1' ? 'party1' : 'party2'
  return turn === 'mediator' || conflict.phase === 'resolved' ? 'mediator' : 'plain'
}

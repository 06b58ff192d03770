import type { ConflictCard } from '@squash/contract/conflicts'
import type { Phase } from '@squash/contract/values'

/** Who the conflict is waiting for, from this viewer's perspective. */
export type Turn = 'viewer' | 'other' | 'mediator' | 'nobody'

type Waiting = Pick<ConflictCard, 'phase' | 'can'>

const MEDIATOR_AT_WORK: readonly Phase[] = ['mediating', 'rehashing', 'reflecting', 'ruling']
const OVER: readonly Phase[] = ['ruled', 'resolved', 'abandoned']

export const isMediatorAtWork = (phase: Phase): boolean => MEDIATOR_AT_WORK.includes(phase)
export const isOver = (phase: Phase): boolean => OVER.includes(phase)

/**
 * Whose turn it is. Deleting a pending conflict, or asking for a ruling while a vote is outstanding, is a choice and
 * not a turn: a viewer with only those options is waiting for the other party.
 */
export function turnOf({ phase, can }: Waiting): Turn {
  if (isOver(phase)) return 'nobody'
  if (isMediatorAtWork(phase)) return 'mediator'
  const owesAnAnswer = can.respond || can.vote || can.submit_core_issue
  return owesAnAnswer || phase === 'ruling_available' ? 'viewer' : 'other'
}

export type StatusTone = 'party1' | 'party2' | 'mediator' | 'plain'

/** The colour of a status label: the viewer's own when they must act, the mediator's while it works and once it is squashed. */
export function statusToneOf(conflict: Waiting & Pick<ConflictCard, 'viewer_role'>): StatusTone {
  const turn = turnOf(conflict)
  if (turn === 'viewer') return conflict.viewer_role === 'user1' ? 'party1' : 'party2'
  return turn === 'mediator' || conflict.phase === 'resolved' ? 'mediator' : 'plain'
}

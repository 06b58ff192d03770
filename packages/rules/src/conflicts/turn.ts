import type { Abilities } from '@squash/contract/conflicts'
import type { ConflictState, Party, Phase } from '@squash/contract/values'
import { abilitiesOf } from './abilities.ts'
import type { Conflict } from './conflict.ts'
import { phaseOf } from './phase.ts'

/** Who a conflict is waiting for, as one of its parties sees it. */
type WhoseTurn = 'viewer' | 'other' | 'mediator' | 'nobody'

const MEDIATOR_AT_WORK: readonly Phase[] = ['mediating', 'rehashing', 'reflecting', 'ruling']
const OVER: readonly Phase[] = ['ruled', 'resolved', 'abandoned']

/** Whether the conflict is waiting for the mediator. */
export const isMediatorAtWork = (phase: Phase): boolean => MEDIATOR_AT_WORK.includes(phase)
/** Whether the conflict has ended, in any way. */
export const isOver = (phase: Phase): boolean => OVER.includes(phase)

/**
 * Whose turn it is. Deleting a pending conflict, or asking for a ruling while a vote is outstanding, is a choice and
 * not a turn: a viewer with only those options is waiting for the other party.
 */
export function turnOf({ phase, can }: { phase: Phase; can: Abilities }): WhoseTurn {
  if (isOver(phase)) return 'nobody'
  if (isMediatorAtWork(phase)) return 'mediator'
  const owesAnAnswer = can.respond || can.vote || can.submit_core_issue
  return owesAnAnswer || phase === 'ruling_available' ? 'viewer' : 'other'
}

/** A conflict's state for this party, which their list can be filtered by. */
export function stateOf(conflict: Conflict, viewer: Party): ConflictState {
  const phase = phaseOf(conflict)
  if (phase === 'resolved' || phase === 'ruled') return phase
  if (phase === 'abandoned') return 'closed'
  return turnOf({ phase, can: abilitiesOf(conflict, viewer) }) === 'viewer' ? 'your_turn' : 'waiting'
}

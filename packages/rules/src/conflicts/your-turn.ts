import { PARTIES, type Party } from '@squash/contract/values'
import type { DomainEvent, EventOf } from '../events.ts'
import { type PhaseFacts, phaseOf } from './phase.ts'
import { waitingOn } from './waiting-on.ts'

/** The events after which it may be somebody's turn who is not looking. */
export const TURN_EVENTS = [
  'conflict.mediated',
  'conflict.rehashed',
  'core_issues.opened',
  'conflict.reflected',
  'satisfaction.voted',
] as const satisfies readonly DomainEvent['type'][]

export type TurnEvent = EventOf<(typeof TURN_EVENTS)[number]>
export type Turn = 'vote_1' | 'vote_2' | 'core_issues' | 'vote_3' | 'ruling_available'

/** What an event makes the parties do next; null where it changes nothing for them. */
export function turnAfter(event: TurnEvent): Turn | null {
  switch (event.type) {
    case 'conflict.mediated':
      return 'vote_1'
    case 'conflict.rehashed':
      return 'vote_2'
    case 'core_issues.opened':
      return 'core_issues'
    case 'conflict.reflected':
      return 'vote_3'
    case 'satisfaction.voted':
      return event.round === 3 && !event.satisfied ? 'ruling_available' : null
  }
}

/**
 * Who is told by mail that it is their turn: everybody on whom the conflict waits, but for the one whose move brought it
 * here and who is still looking. Nobody once the conflict has moved on.
 * @param lastMover null where nobody knows
 */
export function toBeTold(conflict: PhaseFacts, turn: Turn, lastMover: Party | null): readonly Party[] {
  if (phaseOf(conflict) !== turn) return []
  // It waits on nobody then, and both may go on.
  const awaited = turn === 'ruling_available' ? PARTIES : waitingOn(conflict)
  return awaited.filter((party) => party !== lastMover)
}

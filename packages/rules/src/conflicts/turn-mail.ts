import { PARTIES, type Party } from '@squash/contract/values'
import { type EventHandlers, handleEvent } from '../event-handlers.ts'
import type { EventOf } from '../events.ts'
import { type PhaseFacts, phaseOf } from './phase.ts'
import { waitingOn } from './waiting-on.ts'

export type Turn = 'vote_1' | 'vote_2' | 'core_issues' | 'vote_3' | 'ruling_available'

const TURNS = {
  'conflict.mediated': () => 'vote_1',
  'conflict.rehashed': () => 'vote_2',
  'core_issues.opened': () => 'core_issues',
  'conflict.reflected': () => 'vote_3',
  'satisfaction.voted': ({ round, satisfied }) => (round === 3 && !satisfied ? 'ruling_available' : null),
} as const satisfies EventHandlers<Turn | null>

/** Events after which it may be a party's turn. */
export type TurnEvent = EventOf<keyof typeof TURNS>

/** What the parties have to do next after an event; null if nothing changes for them. */
export const turnAfter = (event: TurnEvent): Turn | null => handleEvent<Turn | null, []>(TURNS, event) ?? null

/**
 * Who gets a mail saying that it is their turn: each party the conflict is waiting on, except the one who made the last
 * move and so is probably still viewing it. Empty once the conflict has moved on.
 * @param lastMover null if unknown
 */
export function turnMailRecipients(conflict: PhaseFacts, turn: Turn, lastMover: Party | null): readonly Party[] {
  if (phaseOf(conflict) !== turn) return []
  // waitingOn is empty then, because neither has to continue, but both may.
  const awaited = turn === 'ruling_available' ? PARTIES : waitingOn(conflict)
  return awaited.filter((party) => party !== lastMover)
}

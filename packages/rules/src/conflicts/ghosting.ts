import { PARTIES, type Party } from '@squash/contract/values'
import type { EventOf } from '../events.ts'
import { DAY } from '../time/units.ts'
import { about, type Conflict, partiesOf } from './conflict.ts'
import { waitingOn } from './waiting-on.ts'

/** After this many days of waiting on one party only, an active conflict is ghosted by that party. */
export const GHOSTED_AFTER_DAYS = 14

/** Conflicts whose last move was at or before this moment may have been ghosted. */
export const ghostedSince = (now: Date): Date => new Date(now.getTime() - GHOSTED_AFTER_DAYS * DAY)

/**
 * The party who is ghosting the other, reported once per conflict and person. Only a move makes a conflict wait on
 * the other party, so it has waited on the same party since its last move. Null if neither is ghosting, if it
 * was reported before, and if one of the accounts is erased, because then no one is waiting.
 * @param reported the parties that were already reported
 * @param blocked whether one party has blocked the other: the event is still published, but without a penalty
 */
export function decideGhosting(
  conflict: Conflict,
  { reported, blocked, now }: { reported: readonly Party[]; blocked: boolean; now: Date },
): { party: Party; event: EventOf<'conflict.ghosted'> } | null {
  if (conflict.status !== 'active' || conflict.last_move_at > ghostedSince(now)) return null
  const [party, ...others] = waitingOn(conflict)
  if (party === undefined || others.length > 0 || reported.includes(party)) return null
  const parties = partiesOf(conflict)
  const person = parties[PARTIES.indexOf(party)] ?? null
  if (person === null || parties.includes(null)) return null
  return { party, event: { type: 'conflict.ghosted', ...about(conflict, now), person, blocked } }
}

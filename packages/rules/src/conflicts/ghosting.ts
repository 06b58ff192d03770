import { PARTIES, type Party } from '@squash/contract/values'
import type { EventOf } from '../events.ts'
import { type Conflict, partiesOf } from './conflict.ts'
import { about } from './move.ts'
import { waitingOn } from './waiting-on.ts'

/** An active conflict that has waited on one party alone for so many days is ghosted by them (decisions §4). */
export const GHOSTED_AFTER_DAYS = 14

const DAY = 24 * 60 * 60 * 1000

/** Conflicts whose last move is at or before this may have been ghosted. */
export const ghostedSince = (now: Date): Date => new Date(now.getTime() - GHOSTED_AFTER_DAYS * DAY)

/**
 * Who has let the other wait, to be told once for each conflict and person. Every move that changes whom a conflict waits on
 * is its last move, so that it has waited on the same party since then. Null while nobody has, when it was told
 * before, and when one of the accounts is erased: then nobody waits.
 * @param told the parties of whom it has been told
 * @param blocked whether one of the two has blocked the other: it is told, and nobody is held to account
 */
export function decideGhosting(
  conflict: Conflict,
  { told, blocked, now }: { told: readonly Party[]; blocked: boolean; now: Date },
): { party: Party; event: EventOf<'conflict.ghosted'> } | null {
  if (conflict.status !== 'active' || conflict.last_move_at > ghostedSince(now)) return null
  const [party, ...others] = waitingOn(conflict)
  if (party === undefined || others.length > 0 || told.includes(party)) return null
  const parties = partiesOf(conflict)
  const person = parties[PARTIES.indexOf(party)] ?? null
  if (person === null || parties.includes(null)) return null
  return { party, event: { type: 'conflict.ghosted', ...about(conflict, now), person, blocked } }
}

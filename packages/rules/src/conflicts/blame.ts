import type { ClosedReason } from '@squash/contract/values'
import type { EventOf } from '../events.ts'

/** Whether a conflict closed for this reason counts against either party. */
const IS_BLAMED: Readonly<Record<ClosedReason, boolean>> = {
  declined: false,
  flagged: false,
  left: false,
  left_open: false,
  expired: true,
}

/**
 * Whether a conflict ended without blame. If so, there is no penalty, and it is left out of the invited person's rates,
 * archetypes and achievements.
 * @param closing.blocked whether one party had blocked the other: then silence isn't penalised either
 */
export const isBlameless = ({ reason, blocked }: { reason: ClosedReason; blocked?: boolean }): boolean =>
  !IS_BLAMED[reason] || blocked === true

/** The people penalised when a conflict times out: those it was waiting on, or no one if it ended without blame. */
export function penalisedPeople(event: EventOf<'conflict.abandoned'>): readonly string[] {
  if (isBlameless(event)) return []
  const [creator, responder] = event.parties
  const late = event.waiting_on.map((party) => (party === 'user1' ? creator : responder))
  return late.filter((person) => person !== null)
}

import { isBlameless } from '../conflicts/blame.ts'
import type { EventOf } from '../events.ts'

/** The people penalised when a conflict times out: those it was waiting on, or no one if it ended without blame. */
export function heldToAccount(event: EventOf<'conflict.abandoned'>): readonly string[] {
  if (isBlameless(event)) return []
  const [creator, responder] = event.parties
  const late = event.waiting_on.map((party) => (party === 'user1' ? creator : responder))
  return late.filter((person) => person !== null)
}

import { isBlameless } from '../conflicts/blame.ts'
import type { EventOf } from '../events.ts'

/** The people on whom a conflict waited when time ran out. Nobody where it ended without blame. */
export function heldToAccount(event: EventOf<'conflict.abandoned'>): readonly string[] {
  if (isBlameless(event)) return []
  const [creator, responder] = event.parties
  const late = event.waiting_on.map((party) => (party === 'user1' ? creator : responder))
  return late.filter((person) => person !== null)
}

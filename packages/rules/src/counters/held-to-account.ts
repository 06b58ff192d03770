import type { EventOf } from '../events.ts'

/**
 * The people on whom a conflict waited when time ran out. Nobody after a decline, a flag or a block: those end a
 * conflict without blame (decisions §4).
 */
export function heldToAccount(event: EventOf<'conflict.abandoned'>): readonly string[] {
  if (event.reason !== 'expired' || event.blocked) return []
  const [creator, responder] = event.parties
  const late = event.waiting_on.map((party) => (party === 'user1' ? creator : responder))
  return late.filter((person) => person !== null)
}

import type { Announce } from '../../platform/outbox/outbox.ts'

/**
 * Tells both parties to look again. That an account took the invited address is for its owner alone: until they answer, the
 * creator knows no more than the address (docs/decisions/0010).
 */
export const announceConflict: Announce = (event) => {
  if (!('parties' in event) || !('conflict' in event)) return []
  const { conflict, parties } = event
  const told = event.type === 'conflict.joined' ? [event.person] : parties.filter((person) => person !== null)
  return told.map((person) => ({ person, live: { event: 'conflict.changed', data: { conflict_id: conflict } } }))
}

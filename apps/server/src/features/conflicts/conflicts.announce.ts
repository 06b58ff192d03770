import type { Announce } from '../../platform/outbox/outbox.ts'

/**
 * Tells both parties to look again. That an account took the invited address, or left it, is for its owner alone: until they
 * answer, the creator knows no more than the address (docs/decisions/0010). Being waited for changes nothing on a screen.
 */
export const announceConflict: Announce = (event) => {
  if (!('parties' in event) || !('conflict' in event)) return []
  const { conflict, parties } = event
  if (event.type === 'conflict.ghosted') return []
  const isTheirsAlone = event.type === 'conflict.joined' || event.type === 'conflict.left'
  const told = isTheirsAlone ? [event.person] : parties.filter((person) => person !== null)
  return told.map((person) => ({ person, live: { event: 'conflict.changed', data: { conflict_id: conflict } } }))
}

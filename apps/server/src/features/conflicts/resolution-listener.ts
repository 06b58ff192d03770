import type { Conflict } from '@squash/rules/conflicts/conflict'
import type { DomainEvent } from '@squash/rules/events'
import type { Tx } from '../../platform/database/database.ts'

/** Starts what follows a resolution; notified in the transaction that resolves a conflict. */
export type ResolutionListener = { conflictResolved(tx: Tx, conflict: Conflict): Promise<void> }

/** Notifies the listeners when the decision resolved the conflict. */
export async function notifyResolutionListeners(
  tx: Tx,
  listeners: readonly ResolutionListener[],
  conflict: Conflict,
  events: readonly DomainEvent[],
): Promise<void> {
  if (!events.some(({ type }) => type === 'conflict.resolved')) return
  for (const listener of listeners) await listener.conflictResolved(tx, conflict)
}

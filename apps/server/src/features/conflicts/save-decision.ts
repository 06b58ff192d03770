import type { Decision } from '@squash/rules/conflicts/conflict'
import type { Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { saveConflict } from './conflicts.store.ts'
import { notifyRulingListeners, type RulingListener } from './private/issued-ruling.service.ts'
import type { StoredConflict } from './stored-conflict.ts'

type Parts = { outbox: Outbox; rulingListeners: readonly RulingListener[] }

/** Stores a decision on a locked conflict with its events, and publishes what it changes about a ruling. */
export const createSaveDecision =
  ({ outbox, rulingListeners }: Parts) =>
  /** @returns the conflict as it is now */
  async (tx: Tx, stored: StoredConflict, decision: Decision): Promise<StoredConflict> => {
    await saveConflict(outbox.alongside(tx, decision.events), stored.conflict, decision)
    const after = { ...stored, conflict: decision.conflict }
    await notifyRulingListeners(tx, rulingListeners, after, decision.events)
    return after
  }

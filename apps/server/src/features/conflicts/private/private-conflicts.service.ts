import type { PrivateReason } from '@squash/contract/values'
import { partyOf } from '@squash/rules/conflicts/conflict'
import { decideLift, privateReasonOf } from '@squash/rules/conflicts/keep-private'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import { lockConflict, saveConflict } from '../conflicts.store.ts'

type Parts = { clock: Clock; outbox: Outbox }

/** For safety reviews: reads and lifts the marks that keep a conflict private. */
export const createPrivateConflicts = ({ clock, outbox }: Parts) => ({
  /** Locks the conflict. @returns why this user's own messages keep it private; null for anyone but a party */
  async lockMark(tx: Tx, id: string, person: string): Promise<{ reason: PrivateReason | null } | null> {
    const stored = await lockConflict(tx, id)
    const party = stored && partyOf(stored.conflict, person)
    return party ? { reason: privateReasonOf(stored.conflict, party) } : null
  },

  /**
   * Locks the conflict.
   * @returns a function that lifts an author's mark, which may reopen the conflict; null if there is no such conflict
   */
  async lockForLift(tx: Tx, id: string): Promise<((author: string) => Promise<void>) | null> {
    const stored = await lockConflict(tx, id)
    if (!stored) return null
    return async (author) => {
      const party = partyOf(stored.conflict, author)
      const decision = party && decideLift(stored.conflict, { party, now: clock.now() })
      if (decision) await saveConflict(outbox.alongside(tx, decision.events), stored.conflict, decision)
    }
  },
})

export type PrivateConflicts = ReturnType<typeof createPrivateConflicts>

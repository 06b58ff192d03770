import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { lockTotals, saveTotals } from '../reward-totals/public.ts'
import { insertEntries } from './ledger.store.ts'

/** The code of entries given by hand with the service key rather than by a rule. */
export const GIVEN = 'GIVEN'

export type Given = {
  person: string
  /** Whole points; negative takes them. */
  amount: number
  reason: string
  /** The award's subject: giving the same again adds nothing. */
  subject: string
}

/** Entries that are not decided by the rules. */
export const createLedger = ({ clock, outbox }: { clock: Clock; outbox: Outbox }) => ({
  /**
   * Gives or takes points by hand. Up to four statements.
   * @returns the balance after it; null when no user has this id
   */
  async award(tx: Tx, { person, amount, reason, subject }: Given): Promise<number | null> {
    const before = (await lockTotals(tx, [person])).get(person)
    if (!before) return null
    const at = clock.now()
    const added = await insertEntries(tx, [{ person, code: GIVEN, subject, amount, reason, at }])
    const points = added.length === 0 ? 0 : amount
    if (points !== 0)
      await saveTotals(tx, outbox, [{ before, counters: before.counters, gains: [{ points, unlocked: [], at }] }])
    return before.squashcred + points
  },
})

export type Ledger = ReturnType<typeof createLedger>

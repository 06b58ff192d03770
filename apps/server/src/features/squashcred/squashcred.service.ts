import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { insertEntries } from './ledger.store.ts'
import { lockStandings, saveStandings } from './standings.service.ts'

/** The code of entries that no rule gives, but somebody with the service key. */
export const GIVEN = 'GIVEN'

export type Given = {
  person: string
  /** Whole points; negative takes them. */
  amount: number
  reason: string
  /** What it is given for: the same subject again gives nothing. */
  subject: string
}

/** Entries that others than the rules decide on. */
export const createLedger = ({ clock, outbox }: { clock: Clock; outbox: Outbox }) => ({
  /**
   * Gives or takes points by hand. At most four statements.
   * @returns the balance after it; null when nobody has this id
   */
  async award(tx: Tx, { person, amount, reason, subject }: Given): Promise<number | null> {
    const before = (await lockStandings(tx, [person])).get(person)
    if (!before) return null
    const at = clock.now()
    const added = await insertEntries(tx, [{ person, code: GIVEN, subject, amount, reason, at }])
    const points = added.length === 0 ? 0 : amount
    if (points !== 0) await saveStandings(tx, outbox, [{ before, counters: before.counters, points, unlocked: [], at }])
    return before.squashcred + points
  },
})

export type Ledger = ReturnType<typeof createLedger>

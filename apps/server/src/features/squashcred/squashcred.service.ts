import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { StandIn } from '../../platform/erasure/erased-person.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { lockTotals, saveTotals } from '../reward-totals/public.ts'
import { insertEntries } from './ledger.store.ts'

/**
 * Replaces an erased user's id with the stand-in's in other users' facts, so that a recount still gives the stored
 * counters. It scans all facts, because an index on their content would slow down every insert.
 */
export const replaceInFacts = {
  async personReplaced(tx: Tx, { id, standIn }: StandIn): Promise<void> {
    await sql`
      update reward_events set event = replace(event::text, ${id}, ${standIn})::jsonb
      where event::text like ${`%${id}%`} and person_id <> ${id}::uuid`.execute(tx)
    await sql`
      update squashcred_events set subject = replace(subject, ${id}, ${standIn})
      where subject like ${`%${id}%`} and user_id <> ${id}::uuid`.execute(tx)
  },
}

/** The code of entries given by hand with the service key rather than by a rule. */
const GIVEN = 'GIVEN'

type Given = {
  person: string
  /** Whole points; negative takes them. */
  amount: number
  reason: string
  /** Identifies the award: giving one with the same subject again adds nothing. */
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

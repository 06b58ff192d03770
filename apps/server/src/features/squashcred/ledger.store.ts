import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'

export type Entry = {
  person: string
  code: string
  subject: string
  amount: number
  reason: string
  at: Date
}

/**
 * Adds missing entries to the ledger: each user, code and subject once. One statement.
 * @param entries of users whose totals are locked
 * @returns the new ones
 */
export async function insertEntries(
  tx: Tx,
  entries: readonly Entry[],
): Promise<Pick<Entry, 'person' | 'code' | 'subject' | 'amount'>[]> {
  if (entries.length === 0) return []
  const { rows } = await sql<Pick<Entry, 'person' | 'code' | 'subject' | 'amount'>>`
    insert into squashcred_events (user_id, code, subject, amount, reason, created_at)
    select person, code, subject, amount, reason, at
    from rows from (
      jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as (person uuid, code text, subject text, amount int, reason text, at timestamptz)
    ) with ordinality as entry (person, code, subject, amount, reason, at, place)
    order by place
    on conflict (user_id, code, subject) do nothing
    returning user_id as person, code, subject, amount`.execute(tx)
  return rows
}

/** An entry without its description: its key and amount. */
export type EntryAmount = Pick<Entry, 'code' | 'subject' | 'amount'>

/** A user's whole ledger, without descriptions. */
export const listAmounts = (db: Db, person: string): Promise<EntryAmount[]> =>
  db.selectFrom('squashcred_events').select(['code', 'subject', 'amount']).where('user_id', '=', person).execute()

/** Removes ledger entries that no fact supports: only for a recount. One statement. */
export async function deleteEntries(tx: Tx, person: string, entries: readonly EntryAmount[]): Promise<void> {
  if (entries.length === 0) return
  await sql`
    delete from squashcred_events entry
    using jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as wrong (code text, subject text)
    where entry.user_id = ${person} and entry.code = wrong.code and entry.subject = wrong.subject`.execute(tx)
}

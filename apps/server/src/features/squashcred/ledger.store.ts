import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export type Entry = {
  person: string
  code: string
  subject: string
  amount: number
  reason: string
  at: Date
}

/**
 * Adds to the ledger what is not there yet: each person, code and subject once. One statement.
 * @param entries of people whose standings are locked
 * @returns those that are new
 */
export async function insertEntries(tx: Tx, entries: readonly Entry[]): Promise<{ person: string; amount: number }[]> {
  if (entries.length === 0) return []
  const { rows } = await sql<{ person: string; amount: number }>`
    insert into squashcred_events (user_id, code, subject, amount, reason, created_at)
    select person, code, subject, amount, reason, at
    from rows from (
      jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as (person uuid, code text, subject text, amount int, reason text, at timestamptz)
    ) with ordinality as entry (person, code, subject, amount, reason, at, place)
    order by place
    on conflict (user_id, code, subject) do nothing
    returning user_id as person, amount`.execute(tx)
  return rows
}

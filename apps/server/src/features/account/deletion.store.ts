import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'

/**
 * When an account is to be erased, locked until the transaction ends; null if it is not, undefined when there is none.
 */
export async function lockErasureTime(tx: Tx, person: string): Promise<Date | null | undefined> {
  const row = await tx
    .selectFrom('profiles')
    .select('erase_at')
    .where('id', '=', person)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.erase_at
}

export async function setErasureTime(tx: Tx, person: string, erase_at: Date | null): Promise<void> {
  await tx.updateTable('profiles').set({ erase_at }).where('id', '=', person).execute()
}

/** When an account is to be erased, and its confirmed address; undefined when there is none. */
export const findErasureTime = (
  db: Db,
  person: string,
): Promise<{ erase_at: Date | null; email: string | null; email_confirmed: boolean } | undefined> =>
  db.selectFrom('profiles').select(['erase_at', 'email', 'email_confirmed']).where('id', '=', person).executeTakeFirst()

/**
 * Sets the time for the holder of a confirmed address, unless an earlier one is set.
 * @returns the holder; null when there is none
 */
export async function setErasureTimeOf(tx: Tx, email: string, at: Date): Promise<string | null> {
  const row = await tx
    .updateTable('profiles')
    .set({ erase_at: sql`least(erase_at, ${at})` })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_confirmed', '=', true)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { addressHash } from '../../platform/address-hash.ts'
import type { Db } from '../../platform/database/database.ts'
import type { MailKind } from './mail-kinds.ts'

const KINDS = ['invites', 'your_turn', 'outcomes', 'debates'] as const satisfies readonly MailKind[]

/** What is wished for an address, and its token, with a change if there is one. One statement. */
export const storeWishes = (db: Db, address: string, change: Partial<Record<MailKind, boolean>> = {}) =>
  db
    .insertInto('mail_preferences')
    .values({ address_hash: addressHash(address), token: randomBytes(24).toString('base64url'), ...change })
    // A change of nothing, so that the row of a known address comes back too.
    .onConflict((clash) => clash.column('address_hash').doUpdateSet({ token: sql`mail_preferences.token`, ...change }))
    .returning(['token', ...KINDS])
    .executeTakeFirstOrThrow()

/** @returns null for an address that was never mailed and never asked */
export async function findWishes(db: Db, address: string): Promise<Record<MailKind, boolean> | null> {
  const row = await db
    .selectFrom('mail_preferences')
    .select(KINDS)
    .where('address_hash', '=', addressHash(address))
    .executeTakeFirst()
  return row ?? null
}

/** @returns false for a link that was never sent */
export async function stopMails(db: Db, token: string, kind: MailKind): Promise<boolean> {
  const changed = await db
    .updateTable('mail_preferences')
    .set({ [kind]: false })
    .where('token', '=', token)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

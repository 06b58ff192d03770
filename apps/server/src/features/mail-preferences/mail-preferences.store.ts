import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { addressHash } from '../../platform/address-hash.ts'
import type { Db } from '../../platform/database/database.ts'
import type { MailKind } from './mail-kinds.ts'

const KINDS = ['invites', 'your_turn', 'outcomes', 'debates', 'check_ins'] as const satisfies readonly MailKind[]

/** Stores a change of an address's preferences, if there is one, and reads them with its token. One statement. */
export const storeWishes = (db: Db, address: string, change: Partial<Record<MailKind, boolean>> = {}) =>
  db
    .insertInto('mail_preferences')
    .values({ address_hash: addressHash(address), token: randomBytes(24).toString('base64url'), ...change })
    // An update that changes nothing, so that an existing row is returned, too.
    .onConflict((clash) => clash.column('address_hash').doUpdateSet({ token: sql`mail_preferences.token`, ...change }))
    .returning(['token', ...KINDS])
    .executeTakeFirstOrThrow()

/** @returns null for an address that was never mailed and has no preferences */
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

import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/**
 * Locks what may be sent to an address until the transaction ends: whoever invites it, blocks for it, or takes it over waits
 * here (migration 0026), and what they read afterwards stays true. Comes before any lock on an invite, so that two never wait for each other.
 * @returns the confirmed account that holds the address, or null
 */
export async function lockInbox(tx: Tx, address: string): Promise<string | null> {
  const { holder } = await tx
    .selectNoFrom(sql<string | null>`lock_inbox(${address.toLowerCase()})`.as('holder'))
    .executeTakeFirstOrThrow()
  return holder
}

import type { TipLevel } from '@squash/contract/values'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables.ts'

export type CheckoutRow = Selectable<Tables['tip_checkouts']>
export type NewCheckout = { id: string; person_id: string; level: TipLevel; session: string }

/** How many checkouts of a level are tried when a user confirms without naming one. */
const MAX_CANDIDATES = 5

/** Stores a checkout; a known one stays as it is. */
export async function insertCheckout(tx: Tx, checkout: NewCheckout, created_at: Date): Promise<void> {
  await insertion(tx, checkout, created_at)
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** The checkout of this session, stored if it was unknown, and locked until the transaction ends. One statement. */
export const lockCheckout = (tx: Tx, checkout: NewCheckout, created_at: Date): Promise<CheckoutRow> =>
  insertion(tx, checkout, created_at)
    // An update that changes nothing, so that the row of a known checkout is returned, too, and locked.
    .onConflict((clash) => clash.column('session').doUpdateSet({ session: checkout.session }))
    .returningAll()
    .executeTakeFirstOrThrow()

const insertion = (tx: Tx, checkout: NewCheckout, created_at: Date) =>
  tx.insertInto('tip_checkouts').values({ ...checkout, status: 'open', created_at })

type CheckoutChange = Partial<Pick<CheckoutRow, 'status' | 'payment' | 'paid_at' | 'refunded_at' | 'confirmed_at'>>

/** Changes a stored checkout. */
export async function changeCheckout(tx: Tx, id: string, change: CheckoutChange): Promise<void> {
  await tx.updateTable('tip_checkouts').set(change).where('id', '=', id).execute()
}

/** The levels that this user has paid for, without refunded ones. */
export async function findPaidLevels(tx: Tx, person: string): Promise<TipLevel[]> {
  const rows = await tx
    .selectFrom('tip_checkouts')
    .select('level')
    .distinct()
    .where('person_id', '=', person)
    .where('status', '=', 'paid')
    .execute()
  return rows.map(({ level }) => level)
}

/** A user's newest checkouts of a level that were neither confirmed on the page nor refunded. */
export const listUnconfirmed = (db: Db, person: string, level: TipLevel): Promise<CheckoutRow[]> =>
  db
    .selectFrom('tip_checkouts')
    .selectAll()
    .where('person_id', '=', person)
    .where('level', '=', level)
    .where('status', '!=', 'refunded')
    .where('confirmed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MAX_CANDIDATES)
    .execute()

/** A user's checkouts, oldest first. */
export const listCheckouts = (db: Db, person: string) =>
  db
    .selectFrom('tip_checkouts')
    .select(['level', 'status', 'created_at', 'paid_at', 'refunded_at'])
    .where('person_id', '=', person)
    .orderBy('created_at')
    .execute()

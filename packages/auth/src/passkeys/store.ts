import type { Selectable } from 'kysely'
import type { AuthDb, AuthTx } from '../ports.ts'
import type { AuthTables } from '../tables.ts'

export type Passkey = Selectable<AuthTables['auth.passkeys']>
export type NewPasskey = Omit<Passkey, 'counter'> & { counter: number }

/** A user's passkeys, oldest first. */
export const listPasskeys = (db: AuthDb, userId: string): Promise<Passkey[]> =>
  db
    .selectFrom('auth.passkeys')
    .innerJoin('auth.factors', 'auth.factors.id', 'auth.passkeys.factor_id')
    .selectAll('auth.passkeys')
    .where('auth.factors.user_id', '=', userId)
    .orderBy('auth.factors.created_at')
    .orderBy('auth.factors.id')
    .execute()

export const findPasskey = (db: AuthDb, factorId: string): Promise<Passkey | undefined> =>
  db.selectFrom('auth.passkeys').selectAll().where('factor_id', '=', factorId).executeTakeFirst()

/** @returns false when this credential is already the passkey of some factor, perhaps of another account */
export async function insertPasskey(tx: AuthTx, passkey: NewPasskey): Promise<boolean> {
  const inserted = await tx
    .insertInto('auth.passkeys')
    .values({ ...passkey, transports: JSON.stringify(passkey.transports) })
    .onConflict((clash) => clash.column('credential_id').doNothing())
    .returning('factor_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function setCounter(tx: AuthTx, factorId: string, counter: number): Promise<void> {
  await tx.updateTable('auth.passkeys').set({ counter }).where('factor_id', '=', factorId).execute()
}

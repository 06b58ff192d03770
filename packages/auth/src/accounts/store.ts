import type { Insertable, Updateable } from 'kysely'
import type { AuthDb, AuthTx } from '../ports.ts'
import type { AuthTables, Identity, User } from '../tables.ts'
import type { Address } from './address.ts'

/** Skips accounts that an organisation manages: only it can sign their users in, so an address doesn't find them. */
export const findUserByEmail = (db: AuthDb, email: string): Promise<User | undefined> =>
  db.selectFrom('auth.users').selectAll().where('email', '=', email).where('is_sso_user', '=', false).executeTakeFirst()

export const findUserByAddress = (db: AuthDb, { channel, value }: Address): Promise<User | undefined> =>
  channel === 'email'
    ? findUserByEmail(db, value)
    : db.selectFrom('auth.users').selectAll().where('phone', '=', value).executeTakeFirst()

/** The account that is changing from or to an address; if several want the same one, the most recent request wins. */
export async function findUserChanging(db: AuthDb, address: Address): Promise<User | undefined> {
  const { channel, value } = address
  const [wanted, requestedAt] =
    channel === 'email'
      ? (['new_email', 'email_change_sent_at'] as const)
      : (['new_phone', 'phone_change_sent_at'] as const)
  const changing = db.selectFrom('auth.users').selectAll().where(wanted, '=', value)
  return (await findUserByAddress(db, address)) ?? (await changing.orderBy(requestedAt, 'desc').executeTakeFirst())
}

export const findUser = (db: AuthDb, id: string): Promise<User | undefined> =>
  db.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks the account until the transaction ends. Other transactions may still write rows that refer to it. */
export const lockUser = (tx: AuthTx, id: string): Promise<User | undefined> =>
  tx.selectFrom('auth.users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** @returns undefined when the address is taken */
export const insertUser = (tx: AuthTx, user: Insertable<AuthTables['auth.users']>): Promise<User | undefined> =>
  tx
    .insertInto('auth.users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateUser = (tx: AuthTx, id: string, changes: Updateable<AuthTables['auth.users']>): Promise<User> =>
  tx.updateTable('auth.users').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Oldest first. */
export const listIdentities = (db: AuthDb, userId: string): Promise<Identity[]> =>
  db
    .selectFrom('auth.identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

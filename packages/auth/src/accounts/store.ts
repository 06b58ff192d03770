import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AuthDb, AuthTx } from '../context.ts'
import type { AuthTables } from '../tables.ts'

export type User = Selectable<AuthTables['auth.users']>
export type Identity = Selectable<AuthTables['auth.identities']>

export const findUserByEmail = (db: AuthDb, email: string): Promise<User | undefined> =>
  db.selectFrom('auth.users').selectAll().where('email', '=', email).executeTakeFirst()

export const findUser = (db: AuthDb, id: string): Promise<User | undefined> =>
  db.selectFrom('auth.users').selectAll().where('id', '=', id).executeTakeFirst()

/** Holds the account until the transaction ends. Rows that refer to it may still be written by others. */
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

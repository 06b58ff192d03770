import type { Insertable, Selectable } from 'kysely'
import type { AuthDb, AuthTx } from '../ports.ts'
import type { AuthTables } from '../tables.ts'

export type Factor = Selectable<AuthTables['auth.factors']>

/** An unverified factor that nobody tried to verify is forgotten after so long (protocol §8, §10). */
const unverifiedMinutes = 5

const forgottenBefore = (now: Date) => new Date(now.getTime() - unverifiedMinutes * 60_000)

/** A person's factors, the oldest first, without those that were begun and given up. */
export const listFactors = (db: AuthDb, userId: string, now: Date): Promise<Factor[]> =>
  db
    .selectFrom('auth.factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ or, eb }) =>
      or([
        eb('status', '=', 'verified'),
        eb('last_challenged_at', 'is not', null),
        eb('created_at', '>', forgottenBefore(now)),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** One of a person's own factors. */
export const findFactor = (db: AuthDb, userId: string, id: string): Promise<Factor | undefined> =>
  db.selectFrom('auth.factors').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

export const insertFactor = (tx: AuthTx, factor: Insertable<AuthTables['auth.factors']>): Promise<Factor> =>
  tx.insertInto('auth.factors').values(factor).returningAll().executeTakeFirstOrThrow()

export async function deleteFactor(tx: AuthTx, id: string): Promise<void> {
  await tx.deleteFrom('auth.factors').where('id', '=', id).execute()
}

/** Deletes factors that were begun and given up: one person's, or everybody's. */
export async function deleteForgotten(db: AuthDb, now: Date, userId?: string): Promise<void> {
  await db
    .deleteFrom('auth.factors')
    .where('status', '=', 'unverified')
    .where('last_challenged_at', 'is', null)
    .where('created_at', '<=', forgottenBefore(now))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .execute()
}

/**
 * Deletes a person's unverified factors, of one type or of every type. Those of every type go with the first factor that is
 * verified: they were added with the password alone, perhaps by someone else.
 */
export async function deleteUnverified(tx: AuthTx, userId: string, type?: Factor['factor_type']): Promise<void> {
  const unverified = tx.deleteFrom('auth.factors').where('user_id', '=', userId).where('status', '=', 'unverified')
  await (type === undefined ? unverified : unverified.where('factor_type', '=', type)).execute()
}

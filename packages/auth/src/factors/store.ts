import type { Insertable } from 'kysely'
import type { AuthDb, AuthTx } from '../ports.ts'
import type { AuthTables, Factor } from '../tables.ts'

/** An unverified factor counts as abandoned, and is deleted, if it is not challenged within this time. */
const unverifiedMinutes = 5

const abandonedBefore = (now: Date) => new Date(now.getTime() - unverifiedMinutes * 60_000)

/** A user's factors, oldest first, without abandoned ones. */
export const listFactors = (db: AuthDb, userId: string, now: Date): Promise<Factor[]> =>
  db
    .selectFrom('auth.factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ or, eb }) =>
      or([
        eb('status', '=', 'verified'),
        eb('last_challenged_at', 'is not', null),
        eb('created_at', '>', abandonedBefore(now)),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** One of a user's own factors. */
export const findFactor = (db: AuthDb, userId: string, id: string): Promise<Factor | undefined> =>
  db.selectFrom('auth.factors').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

export const insertFactor = (tx: AuthTx, factor: Insertable<AuthTables['auth.factors']>): Promise<Factor> =>
  tx.insertInto('auth.factors').values(factor).returningAll().executeTakeFirstOrThrow()

export async function deleteFactor(tx: AuthTx, id: string): Promise<void> {
  await tx.deleteFrom('auth.factors').where('id', '=', id).execute()
}

/** Deletes abandoned factors: one user's, or everyone's. */
export async function deleteAbandoned(db: AuthDb, now: Date, userId?: string): Promise<void> {
  await db
    .deleteFrom('auth.factors')
    .where('status', '=', 'unverified')
    .where('last_challenged_at', 'is', null)
    .where('created_at', '<=', abandonedBefore(now))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .execute()
}

/**
 * Deletes a user's unverified factors, of one type or of every type. Those of every type are deleted when the first
 * factor is verified: they were added with only the password, perhaps by someone else.
 */
export async function deleteUnverified(tx: AuthTx, userId: string, type?: Factor['factor_type']): Promise<void> {
  const unverified = tx.deleteFrom('auth.factors').where('user_id', '=', userId).where('status', '=', 'unverified')
  await (type === undefined ? unverified : unverified.where('factor_type', '=', type)).execute()
}

/** A factor as its owner sees it, without its secret. */
export const viewFactor = (factor: Factor) => ({
  id: factor.id,
  ...(factor.friendly_name === '' ? {} : { friendly_name: factor.friendly_name }),
  factor_type: factor.factor_type,
  status: factor.status,
  phone: factor.phone ?? '',
  created_at: factor.created_at.toISOString(),
  updated_at: factor.updated_at.toISOString(),
  last_challenged_at: factor.last_challenged_at?.toISOString() ?? null,
})

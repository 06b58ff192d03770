import type { Db, Tx } from '../../platform/database/database.ts'

export type AssignedArchetype = { conflict_archetype: string; archetype_emoji: string; archetype_assigned_at: Date }

/**
 * A user's archetype, locked until the transaction ends; null before they have one. The lock does not block rows
 * that merely reference the user's id, such as a new conflict.
 * @returns undefined when there is no such user
 */
export async function lockArchetype(tx: Tx, person: string): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('profiles')
    .select('conflict_archetype')
    .where('id', '=', person)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.conflict_archetype
}

/** Stores a user's current archetype. */
export async function setArchetype(tx: Tx, person: string, assigned: AssignedArchetype): Promise<void> {
  await tx.updateTable('profiles').set(assigned).where('id', '=', person).execute()
}

/** A page of all users' ids, in order. @param after the last id of the previous page */
export async function listIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  let query = db.selectFrom('profiles').select('id').orderBy('id').limit(limit)
  if (after) query = query.where('id', '>', after)
  return (await query.execute()).map(({ id }) => id)
}

import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'

/** Adds an archetype to a user's collection. @returns whether it is new */
export async function insertArchetype(tx: Tx, person: string, name: string, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('archetype_achievements')
    .values({ user_id: person, archetype_name: name, unlocked_at: at, seen_at: null })
    .onConflict((clash) => clash.doNothing())
    .returning(sql<number>`1`.as('added'))
    .executeTakeFirst()
  return row !== undefined
}

/** The archetypes a user has had, in order; bounded by the number of archetypes. */
export const listArchetypes = (db: Db, person: string) =>
  db
    .selectFrom('archetype_achievements')
    .select(['archetype_name', 'unlocked_at'])
    .where('user_id', '=', person)
    .orderBy('unlocked_at')
    .orderBy('archetype_name')
    .execute()

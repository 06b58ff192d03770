import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'

/**
 * What a user has unlocked and not been shown yet, oldest first; `code` is an achievement's code or an archetype's
 * name.
 */
export const listUnseen = (db: Db, person: string, limit: number) =>
  db
    .selectFrom('user_achievements')
    .select(['id', 'code', 'unlocked_at', sql<'achievement' | 'archetype'>`'achievement'`.as('kind')])
    .where('user_id', '=', person)
    .where('seen_at', 'is', null)
    .unionAll(
      db
        .selectFrom('archetype_achievements')
        .select([
          'id',
          'archetype_name as code',
          'unlocked_at',
          sql<'achievement' | 'archetype'>`'archetype'`.as('kind'),
        ])
        .where('user_id', '=', person)
        .where('seen_at', 'is', null),
    )
    .orderBy('unlocked_at')
    .orderBy('code')
    .limit(limit)
    .execute()

/** Marks those that belong to the user and are not marked yet. One statement. */
export async function markSeen(tx: Tx, person: string, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .with('archetypes', (db) =>
      db
        .updateTable('archetype_achievements')
        .set({ seen_at: at })
        .where('user_id', '=', person)
        .where('id', 'in', ids)
        .where('seen_at', 'is', null),
    )
    .updateTable('user_achievements')
    .set({ seen_at: at })
    .where('user_id', '=', person)
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute()
}

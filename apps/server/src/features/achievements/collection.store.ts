import type { Db } from '../../platform/database/database.ts'

/** A person's achievements, the latest first; no more than the catalogue holds. */
export const listAchievements = (db: Db, person: string) =>
  db
    .selectFrom('user_achievements')
    .select(['code', 'unlocked_at'])
    .where('user_id', '=', person)
    .orderBy('unlocked_at', 'desc')
    .orderBy('code')
    .execute()

export async function hasAchievement(db: Db, person: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_achievements')
    .select('id')
    .where('user_id', '=', person)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

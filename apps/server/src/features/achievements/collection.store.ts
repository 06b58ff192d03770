import type { Db } from '../../platform/database/database.ts'

/** A user's achievements, the latest first; bounded by the size of the catalogue. */
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

import type { Party } from '@squash/contract/values'
import type { Db } from '../../../platform/database/database.ts'

/** The last voter in a conflict; null before the first vote. */
export async function findLastVoter(db: Db, conflict: string): Promise<Party | null> {
  const row = await db
    .selectFrom('satisfaction_votes')
    .select('party')
    .where('conflict_id', '=', conflict)
    .orderBy('voted_at', 'desc')
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.party ?? null
}

import type { Party } from '@squash/contract/values'
import type { Db } from '../../platform/database/database.ts'

/**
 * Where a person gets mail about a conflict with somebody.
 * @param other the other party; null once their account is erased
 * @returns null without a confirmed address, and when the person blocked the other
 */
export async function findRecipient(db: Db, person: string, other: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', person)
    .where('email_confirmed', '=', true)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('blocks')
            .select('blocker_id')
            .where('blocker_id', '=', person)
            .where('blocked_id', '=', other),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.email ?? null
}

/** Who voted last in a conflict; null before the first vote. */
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

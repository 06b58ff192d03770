import type { Db } from '../../platform/database/database.ts'

/**
 * Where a person gets mail about something that they share with somebody.
 * @param other the other person; null once their account is erased
 * @returns null without a confirmed address, when the person blocked the other, and once they asked for their account to be erased
 */
export async function findRecipient(db: Db, person: string, other: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', person)
    .where('email_confirmed', '=', true)
    .where('erase_at', 'is', null)
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

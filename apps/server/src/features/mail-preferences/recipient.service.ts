import type { Db } from '../../platform/database/database.ts'

/**
 * Where a user gets mail about something that they share with another.
 * @param other the other user; null once their account is erased
 * @returns null without a confirmed address, when the user blocked the other, or once they asked for their account to be deleted
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

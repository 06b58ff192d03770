import { Settings } from '@squash/contract/profiles'
import type { Db } from '../../platform/database/database.ts'

/** Where a person gets mail; null without a confirmed address. */
export async function findRecipient(db: Db, person: string): Promise<{ email: string; wantsNotices: boolean } | null> {
  const row = await db
    .selectFrom('profiles')
    .select(['email', 'settings'])
    .where('id', '=', person)
    .where('email_confirmed', '=', true)
    .executeTakeFirst()
  return row?.email ? { email: row.email, wantsNotices: Settings.parse(row.settings).your_turn_mail } : null
}

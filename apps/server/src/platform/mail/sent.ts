import type { Database } from '../database/database.ts'

/** Whether a message with this key was sent. */
export async function wasSent(database: Database, key: string): Promise<boolean> {
  const row = await database.db.selectFrom('sent_mails').select('key').where('key', '=', key).executeTakeFirst()
  return row !== undefined
}

/** Records that it was, so that a repeated job sends nothing. */
export async function recordSent(database: Database, key: string, now: Date): Promise<void> {
  await database.db
    .insertInto('sent_mails')
    .values({ key, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

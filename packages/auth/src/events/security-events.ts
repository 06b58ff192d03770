import type { Insertable } from 'kysely'
import type { AuthDb, AuthTx } from '../ports.ts'
import type { AuthTables } from '../tables.ts'
import type { SecurityEventType } from '../values.ts'

/** Writes to the accounts' history, in the transaction of the recorded change. */
export async function recordEvents(
  tx: AuthTx,
  events: readonly Insertable<AuthTables['auth.security_events']>[],
): Promise<void> {
  if (events.length > 0) await tx.insertInto('auth.security_events').values(events).execute()
}

export type SecurityEvent = { id: number; type: SecurityEventType; sessionId: string | null; at: Date }

/** One page of an account's history, newest first, up to 100 rows; `before` is the last id of the previous page. */
export async function listSecurityEvents(
  db: AuthDb,
  userId: string,
  page: { limit: number; before?: number },
): Promise<SecurityEvent[]> {
  const { before } = page
  return await db
    .selectFrom('auth.security_events')
    .select(['id', 'type', 'session_id as sessionId', 'at'])
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(Math.min(Math.max(page.limit, 1), 100))
    .execute()
}

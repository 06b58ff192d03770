import type { AuthDb } from '../ports.ts'
import type { SecurityEventType } from './types.ts'

export type SecurityEvent = { id: number; type: SecurityEventType; sessionId: string | null; at: Date }

/** One page of an account's history, newest first; `before` is the last id of the page before. At most 100 rows. */
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

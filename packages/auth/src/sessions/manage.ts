import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthDb } from '../ports.ts'
import { endSessions } from './end.ts'

export type SessionSummary = {
  id: string
  aal: 'aal1' | 'aal2'
  userAgent: string | null
  createdAt: Date
  refreshedAt: Date
}

/** A user's sessions, the newest 100 first. */
export const listSessions = (db: AuthDb, userId: string): Promise<SessionSummary[]> =>
  db
    .selectFrom('auth.sessions')
    .select(['id', 'aal', 'user_agent as userAgent', 'created_at as createdAt', 'refreshed_at as refreshedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()

/** Ends one of a user's sessions. @returns false when they have no such session */
export async function revokeSession(context: AuthContext, userId: string, sessionId: string): Promise<boolean> {
  const at = context.clock.now()
  const ended = await context.transaction(async (tx) => {
    const ids = await endSessions(tx, userId, { only: sessionId })
    await recordEvents(
      tx,
      ids.map((id) => ({ user_id: userId, type: 'session_revoked' as const, session_id: id, at })),
    )
    return ids
  })
  context.sessionCheck.clear()
  return ended.length > 0
}

import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { endSessions } from '../sessions/end.ts'

/** The user who makes a call, and the session it came from. */
export type SignedIn = { userId: string; sessionId: string }

/** The account stays as it is for now, but only the requesting session stays signed in. */
export async function requestDeletion(
  context: AuthContext,
  tx: AuthTx,
  { userId, sessionId }: SignedIn,
): Promise<void> {
  const at = context.clock.now()
  const ended = await endSessions(tx, userId, { allBut: sessionId })
  await recordEvents(tx, [
    { user_id: userId, type: 'deletion_requested', session_id: sessionId, at },
    ...ended.map((id) => ({ user_id: userId, type: 'session_revoked' as const, session_id: id, at })),
  ])
}

export const cancelDeletion = ({ clock }: AuthContext, tx: AuthTx, { userId, sessionId }: SignedIn): Promise<void> =>
  recordEvents(tx, [{ user_id: userId, type: 'deletion_cancelled', session_id: sessionId, at: clock.now() }])

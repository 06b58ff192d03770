import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import type { AuthTx } from '../ports.ts'
import { endSessions } from '../sessions/end.ts'

/** Who makes a call, and from which of their sessions. */
export type SignedIn = { userId: string; sessionId: string }

/** The account stays as it is for now, in the hands of the session that asked: whoever else is in has to sign in anew. */
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

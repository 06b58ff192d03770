/** What happens to a refresh token when it is presented. */
export type RefreshDecision = 'rotate' | 'answer_current' | 'session_expired' | 'reused'

/**
 * A used token is answered with the current one if it is the parent of the unused token (the client lost the answer) or
 * was used just now (racing tabs); otherwise it has been stolen. A token from before the session passed its second
 * factor never leads to later tokens.
 */
export function decideRefresh(
  presented: { generation: number; rotatedAt: Date | null },
  session: { generation: number; trustedGeneration: number; refreshedAt: Date },
  at: { now: Date; reuseSeconds: number; idleSeconds: number },
): RefreshDecision {
  const secondsSince = (time: Date) => (at.now.getTime() - time.getTime()) / 1000
  if (secondsSince(session.refreshedAt) >= at.idleSeconds) return 'session_expired'
  if (presented.generation < session.trustedGeneration) return 'reused'
  if (presented.rotatedAt === null) return 'rotate'
  if (presented.generation === session.generation - 1) return 'answer_current'
  if (secondsSince(presented.rotatedAt) < at.reuseSeconds) return 'answer_current'
  return 'reused'
}

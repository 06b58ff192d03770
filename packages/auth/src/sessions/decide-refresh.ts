/** What a refresh token meets when it is presented. */
export type RefreshDecision = 'rotate' | 'answer_current' | 'session_expired' | 'reused'

/**
 * The rules of protocol §5. A token that was used is answered with the current one if it is the parent of the unused
 * token (the client lost the answer) or was used just now (tabs that race); otherwise somebody else has it. A token from
 * before the session passed its second factor never gives what came after (protocol §5).
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

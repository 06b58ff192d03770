import { notifyOwner } from '../accounts/notify.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Bearer } from '../sessions/check.ts'
import { endSessions } from '../sessions/end.ts'
import { lockCaller } from '../sessions/lock-caller.ts'
import { raiseSession, type SecondFactorMethod } from '../sessions/second-factor.ts'
import type { OpenSession } from '../sessions/start.ts'
import type { Factor, User } from '../tables.ts'
import { type Challenge, findChallenge, hashFor } from './challenge.ts'
import { mayProve } from './enrolment-rules.ts'
import { deleteUnverified, findFactor } from './store.ts'
import { stepOfCode } from './totp.ts'

export type ShownFactor = {
  factor: Factor
  /** The decrypted secret of an authenticator app. */
  secret: string | null
  code: string
  challengeId: string
  address: string
  bearer: Bearer
}

export const methodOf = (factor: Factor): SecondFactorMethod => (factor.factor_type === 'totp' ? 'totp' : 'mfa/phone')

/**
 * Accepts a code: uses up the challenge and the code, verifies the factor, raises the session to aal2, and ends every
 * other session below aal2.
 */
export async function proveFactor(
  context: AuthContext,
  tx: AuthTx,
  shown: ShownFactor,
): Promise<Result<{ user: User; open: OpenSession }>> {
  const now = context.clock.now()
  const caller = await lockCaller(context, tx, shown.bearer)
  if (!caller.ok) return caller
  const { user, assurance } = caller.value
  const sessionId = shown.bearer.session_id
  const factor = await findFactor(tx, user.id, shown.factor.id)
  if (factor === undefined) return refuse('mfa_factor_not_found')
  const allowed = mayProve(factor, assurance)
  if (!allowed.ok) return allowed
  const challenge = await findChallenge(tx, factor, { id: shown.challengeId, address: shown.address, now })
  if (!challenge.ok) return challenge
  const used = await useCode(tx, factor, challenge.value, shown, now)
  if (!used.ok) return used

  const raised = await raiseSession(tx, sessionId, { method: methodOf(factor), now })
  if (!raised.ok) return raised
  const ended = await endSessions(tx, user.id, { belowAal2But: sessionId })
  await deleteUnverified(tx, user.id, assurance.hasSecondFactor ? factor.factor_type : undefined)
  const type = factor.status === 'verified' ? 'factor_passed' : 'factor_added'
  if (type === 'factor_added') await notifyOwner(context, tx, user, type)
  await recordEvents(tx, [
    { user_id: user.id, type, session_id: sessionId, at: now },
    ...ended.map((id) => ({ user_id: user.id, type: 'session_revoked' as const, session_id: id, at: now })),
  ])
  return ok({ user, open: raised.value })
}

/** Uses up the challenge and the code, and marks the factor as verified. */
async function useCode(
  tx: AuthTx,
  factor: Factor,
  challenge: Challenge,
  { secret, code }: Pick<ShownFactor, 'secret' | 'code'>,
  now: Date,
): Promise<Result<null>> {
  const step = secret === null ? null : stepOfCode(secret, code, now)
  const matches =
    factor.factor_type === 'totp'
      ? step !== null && step > (factor.last_used_step ?? 0)
      : challenge.code_hash === hashFor(challenge.id, code)
  if (!matches) return refuse('mfa_verification_failed', messageOf(factor))
  await tx.updateTable('auth.factor_challenges').set({ verified_at: now }).where('id', '=', challenge.id).execute()
  await tx
    .updateTable('auth.factors')
    .set({
      status: 'verified',
      ...(step !== null && { last_used_step: step }),
      ...(factor.status === 'unverified' && { updated_at: now }),
    })
    .where('id', '=', factor.id)
    .execute()
  return ok(null)
}

const messageOf = (factor: Factor) =>
  factor.factor_type === 'totp' ? {} : { message: 'Invalid MFA Phone code entered' }

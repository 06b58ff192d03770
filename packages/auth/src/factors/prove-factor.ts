import { notifyOwner } from '../accounts/notify.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import { usePasskey } from '../passkeys/use-passkey.ts'
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

/** A typed code, with the decrypted secret of an authenticator app. */
type ShownCode = { code: string; secret: string | null }

export type ShownFactor = {
  factor: Factor
  proof: ShownCode | { credential: unknown }
  challengeId: string
  address: string
  bearer: Bearer
}

const methods = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const

export const methodOf = (factor: Factor): SecondFactorMethod => methods[factor.factor_type]

/**
 * Accepts a code or a passkey: uses up the challenge and the code, verifies the factor, raises the session to aal2, and
 * ends every other session below aal2.
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
  const challenge = await findChallenge(tx, factor, {
    id: shown.challengeId,
    address: shown.address,
    sessionId,
    now,
  })
  if (!challenge.ok) return challenge
  const used =
    'code' in shown.proof
      ? await useCode(tx, factor, challenge.value, shown.proof, now)
      : await usePasskey(context, tx, factor, challenge.value, shown.proof.credential)
  if (!used.ok) return used
  await markVerified(tx, factor, challenge.value, now)

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

/** Checks a code, and uses up that of an authenticator app by recording its time step. */
async function useCode(
  tx: AuthTx,
  factor: Factor,
  challenge: Challenge,
  { secret, code }: ShownCode,
  now: Date,
): Promise<Result<null>> {
  const step = secret === null ? null : stepOfCode(secret, code, now)
  const matches =
    factor.factor_type === 'totp'
      ? step !== null && step > (factor.last_used_step ?? 0)
      : challenge.code_hash === hashFor(challenge.id, code)
  if (!matches) return refuse('mfa_verification_failed', messageOf(factor))
  if (step !== null)
    await tx.updateTable('auth.factors').set({ last_used_step: step }).where('id', '=', factor.id).execute()
  return ok(null)
}

/** Uses up the challenge, and marks the factor as verified if it was not yet. */
async function markVerified(tx: AuthTx, factor: Factor, challenge: Challenge, now: Date): Promise<void> {
  await tx.updateTable('auth.factor_challenges').set({ verified_at: now }).where('id', '=', challenge.id).execute()
  if (factor.status === 'verified') return
  await tx
    .updateTable('auth.factors')
    .set({ status: 'verified', updated_at: now })
    .where('id', '=', factor.id)
    .execute()
}

const messageOf = (factor: Factor) =>
  factor.factor_type === 'totp' ? {} : { message: 'Invalid MFA Phone code entered' }

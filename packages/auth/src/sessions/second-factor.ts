import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { AuthenticationMethod } from '../values.ts'
import { hashRefreshToken, newRefreshToken, type OpenSession } from './start.ts'

export type SecondFactorMethod = 'totp' | 'mfa/phone' | 'mfa/webauthn'

const isSecondFactor = (method: AuthenticationMethod['method']): method is SecondFactorMethod =>
  method === 'totp' || method === 'mfa/phone' || method === 'mfa/webauthn'

/**
 * Raises a session to aal2 after its second factor was verified. It gets a refresh token that is not derived from any
 * other; the former ones are stale from then on.
 */
export async function raiseSession(
  tx: AuthTx,
  sessionId: string,
  by: { method: SecondFactorMethod; now: Date },
): Promise<Result<OpenSession>> {
  const session = await tx
    .selectFrom('auth.sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  if (session === undefined) return refuse('session_not_found')
  const generation = session.generation + 1
  const refreshToken = newRefreshToken()
  await tx
    .insertInto('auth.refresh_tokens')
    .values({ token_hash: hashRefreshToken(refreshToken), session_id: sessionId, generation, created_at: by.now })
    .execute()
  const passed: AuthenticationMethod = { method: by.method, timestamp: Math.floor(by.now.getTime() / 1000) }
  const amr = [passed, ...session.amr.filter(({ method }) => method !== by.method)]
  const raised = await tx
    .updateTable('auth.sessions')
    .set({ aal: 'aal2', amr: JSON.stringify(amr), generation, trusted_generation: generation, refreshed_at: by.now })
    .where('id', '=', sessionId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return ok({ session: raised, refreshToken })
}

/**
 * Removes a method that a user no longer has from all their sessions; a session without a second factor drops to aal1.
 */
export async function lowerSessions(tx: AuthTx, userId: string, method: SecondFactorMethod): Promise<void> {
  const raised = await tx
    .selectFrom('auth.sessions')
    .select(['id', 'amr'])
    .where('user_id', '=', userId)
    .where('aal', '=', 'aal2')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const session of raised) {
    const amr = session.amr.filter((passed) => passed.method !== method)
    const aal = amr.some((passed) => isSecondFactor(passed.method)) ? 'aal2' : 'aal1'
    await tx
      .updateTable('auth.sessions')
      .set({ aal, amr: JSON.stringify(amr) })
      .where('id', '=', session.id)
      .execute()
  }
}

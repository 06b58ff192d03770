import { lockUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/record.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import { lowerSessions } from '../sessions/second-factor.ts'
import { methodOf } from './pass.ts'
import { deleteFactor, findFactor } from './store.ts'

/** Removes a factor. A verified one needs aal2, and takes its method from every session: their next refresh shows it (protocol §8). */
export async function removeFactor(
  { clock }: AuthContext,
  tx: AuthTx,
  factor: { id: string; userId: string },
  by: { aal: 'aal1' | 'aal2'; sessionId: string },
): Promise<Result<null>> {
  await lockUser(tx, factor.userId)
  const found = await findFactor(tx, factor.userId, factor.id)
  if (found === undefined) return refuse('mfa_factor_not_found')
  if (found.status === 'verified' && by.aal !== 'aal2') {
    return refuse('insufficient_aal', { status: 422, message: 'AAL2 required to unenroll verified factor' })
  }
  await deleteFactor(tx, found.id)
  if (found.status === 'unverified') return ok(null)
  await lowerSessions(tx, factor.userId, methodOf(found))
  await recordEvents(tx, [
    { user_id: factor.userId, type: 'factor_removed', session_id: by.sessionId, at: clock.now() },
  ])
  return ok(null)
}

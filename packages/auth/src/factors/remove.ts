import { notifyOwner } from '../accounts/notify.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Bearer } from '../sessions/check.ts'
import { lockCaller } from '../sessions/lock-caller.ts'
import { lowerSessions } from '../sessions/second-factor.ts'
import { methodOf } from './prove-factor.ts'
import { deleteFactor, findFactor } from './store.ts'

/**
 * Removes one of the caller's factors. Removing a verified one needs aal2 and removes its method from every session;
 * tokens reflect that after the next refresh.
 */
export async function removeFactor(
  context: AuthContext,
  tx: AuthTx,
  id: string,
  bearer: Bearer,
): Promise<Result<null>> {
  const caller = await lockCaller(context, tx, bearer)
  if (!caller.ok) return caller
  const { user, assurance } = caller.value
  const found = await findFactor(tx, user.id, id)
  if (found === undefined) return refuse('mfa_factor_not_found')
  if (found.status === 'verified' && assurance.aal !== 'aal2') {
    return refuse('insufficient_aal', { status: 422, message: 'AAL2 required to unenroll verified factor' })
  }
  await deleteFactor(tx, found.id)
  if (found.status === 'unverified') return ok(null)
  await lowerSessions(tx, user.id, methodOf(found))
  await notifyOwner(context, tx, user, 'factor_removed')
  await recordEvents(tx, [
    { user_id: user.id, type: 'factor_removed', session_id: bearer.session_id, at: context.clock.now() },
  ])
  return ok(null)
}

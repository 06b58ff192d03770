import { lockUser, type User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Refusal, type Result, refuse } from '../result.ts'
import { type Bearer, checkSession, owesSecondFactor, type Standing } from './check.ts'

/** A caller whose account is locked until the transaction ends. */
export type LockedCaller = { user: User; standing: Standing }

/**
 * Locks the caller's account and reads under the lock whether their session still lives and how far it is trusted. What was read before
 * may be out of date: the owner may have signed this session out, or verified a second factor, while the request waited.
 */
export async function lockCaller(
  { clock }: Pick<AuthContext, 'clock'>,
  tx: AuthTx,
  bearer: Bearer,
): Promise<Result<LockedCaller>> {
  const user = await lockUser(tx, bearer.sub)
  if (user === undefined) return refuse('user_not_found')
  const alive = await checkSession(tx, clock, bearer)
  return alive.ok ? ok({ user, standing: alive.value }) : alive
}

/**
 * Refuses what only the second factor of an account may do.
 * @param special the status and message of the endpoint; 403 unless given
 */
export function requireSecondFactor(standing: Standing, special: Partial<Refusal>): Result<null> {
  return owesSecondFactor(standing) ? refuse('insufficient_aal', special) : ok(null)
}

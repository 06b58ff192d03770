import { lockUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Refusal, type Result, refuse } from '../result.ts'
import type { User } from '../tables.ts'
import { type Assurance, type Bearer, checkSession, lacksSecondFactor } from './check.ts'

/** A caller whose account is locked until the transaction ends. */
type LockedCaller = { user: User; assurance: Assurance }

/**
 * Locks the caller's account and reads under the lock whether their session is still live and how far it is trusted. An
 * earlier read may be out of date: the owner may have signed this session out, or verified a second factor, while the
 * request waited.
 */
export async function lockCaller(
  { clock }: Pick<AuthContext, 'clock'>,
  tx: AuthTx,
  bearer: Bearer,
): Promise<Result<LockedCaller>> {
  const user = await lockUser(tx, bearer.sub)
  if (user === undefined) return refuse('user_not_found')
  const alive = await checkSession(tx, clock, bearer)
  return alive.ok ? ok({ user, assurance: alive.value }) : alive
}

/**
 * Refuses operations that need the account's second factor.
 * @param special the status and message of the endpoint; 403 unless given
 */
export function requireSecondFactor(assurance: Assurance, special: Partial<Refusal>): Result<null> {
  return lacksSecondFactor(assurance) ? refuse('insufficient_aal', special) : ok(null)
}

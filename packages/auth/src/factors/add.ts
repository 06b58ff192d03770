import type { Insertable } from 'kysely'
import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result } from '../result.ts'
import type { Bearer } from '../sessions/check.ts'
import { lockCaller } from '../sessions/lock-caller.ts'
import type { AuthTables, Factor } from '../tables.ts'
import { isReplacedBy, mayEnrol } from './enrolment-rules.ts'
import { deleteAbandoned, deleteFactor, insertFactor, listFactors } from './store.ts'

type Kind =
  | { factor_type: 'totp'; sealed_secret: string }
  | { factor_type: 'phone'; phone: string }
  | { factor_type: 'webauthn' }
type NewFactor = { id: string; friendlyName: string } & Kind

/**
 * Adds an unverified factor to the caller's account. The account stays locked, so that the checked count and names
 * remain valid, and no request without aal2 adds a factor just after another one was verified.
 */
export async function addFactor(
  context: AuthContext,
  tx: AuthTx,
  factor: NewFactor,
  bearer: Bearer,
): Promise<Result<Factor>> {
  const now = context.clock.now()
  const caller = await lockCaller(context, tx, bearer)
  if (!caller.ok) return caller
  const { user, assurance } = caller.value
  await deleteAbandoned(tx, now, user.id)
  const existing = await listFactors(tx, user.id, now)
  const enrolling = {
    friendlyName: factor.friendlyName,
    phone: factor.factor_type === 'phone' ? factor.phone : null,
  }
  const allowed = mayEnrol(existing, assurance, enrolling)
  if (!allowed.ok) return allowed
  for (const replaced of existing.filter(isReplacedBy(enrolling))) await deleteFactor(tx, replaced.id)
  return ok(await insertFactor(tx, rowOf(user.id, factor, now)))
}

const rowOf = (
  userId: string,
  { id, friendlyName, ...kind }: NewFactor,
  now: Date,
): Insertable<AuthTables['auth.factors']> => ({
  id,
  user_id: userId,
  friendly_name: friendlyName,
  status: 'unverified',
  created_at: now,
  updated_at: now,
  ...kind,
})

import type { Insertable } from 'kysely'
import { lockUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Standing } from '../sessions/check.ts'
import type { AuthTables } from '../tables.ts'
import { isReplacedBy, mayEnrol } from './may-enrol.ts'
import { deleteFactor, deleteForgotten, type Factor, insertFactor, listFactors } from './store.ts'

type Kind = { factor_type: 'totp'; sealed_secret: string } | { factor_type: 'phone'; phone: string }
export type NewFactor = { id: string; userId: string; friendlyName: string } & Kind

/** Adds an unverified factor to an account, which is locked meanwhile so that counts and names hold. */
export async function addFactor(
  context: AuthContext,
  tx: AuthTx,
  factor: NewFactor,
  standing: Standing,
): Promise<Result<Factor>> {
  const now = context.clock.now()
  if ((await lockUser(tx, factor.userId)) === undefined) return refuse('user_not_found')
  await deleteForgotten(tx, now, factor.userId)
  const existing = await listFactors(tx, factor.userId, now)
  const enrolling = {
    friendlyName: factor.friendlyName,
    phone: factor.factor_type === 'phone' ? factor.phone : null,
  }
  const allowed = mayEnrol(existing, standing, enrolling)
  if (!allowed.ok) return allowed
  for (const replaced of existing.filter(isReplacedBy(enrolling))) await deleteFactor(tx, replaced.id)
  return ok(await insertFactor(tx, rowOf(factor, now)))
}

const rowOf = (
  { id, userId, friendlyName, ...kind }: NewFactor,
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

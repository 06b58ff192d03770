import type { User } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import type { Call } from '../http/call.ts'
import { ok, type Result, refuse } from '../result.ts'
import { isUuid } from '../uuid.ts'
import { type Factor, findFactor } from './store.ts'

/** The caller's own factor that the path names. Another person's does not exist for them. */
export async function readFactor({ db }: AuthContext, call: Call, user: User): Promise<Result<Factor>> {
  const { id } = call.params
  if (!isUuid(id)) return refuse('validation_failed', { status: 404, message: 'factor_id must be an UUID' })
  const factor = await findFactor(db, user.id, id)
  return factor === undefined ? refuse('mfa_factor_not_found') : ok(factor)
}

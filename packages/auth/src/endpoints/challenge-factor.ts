import { lockUser } from '../accounts/store.ts'
import { openChallenge } from '../factors/challenge.ts'
import { readFactor } from '../factors/read.ts'
import { findFactor } from '../factors/store.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { ok, refuse } from '../result.ts'
import { transactUnlessRefused } from '../transaction.ts'

/** POST /factors/{id}/challenge (protocol §8). Clients post fields that say nothing new, so the body is not read. */
export const challengeFactor: BearerEndpoint = async (context, call, { user }) => {
  const named = await readFactor(context, call, user)
  if (!named.ok) return named
  const by = { address: call.address, now: context.clock.now(), code: null }
  const opened = await transactUnlessRefused(context, async (tx) => {
    await lockUser(tx, user.id)
    const factor = await findFactor(tx, user.id, named.value.id)
    return factor === undefined ? refuse('mfa_factor_not_found') : ok(await openChallenge(tx, factor, by))
  })
  if (!opened.ok) return opened
  const { id, expires_at: expiresAt } = opened.value
  const body = { id, type: named.value.factor_type, expires_at: Math.floor(expiresAt.getTime() / 1000) }
  return ok({ status: 200, body })
}

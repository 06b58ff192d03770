import { type Challenge, openChallenge } from '../factors/challenge.ts'
import { mayProve } from '../factors/may-enrol.ts'
import { readFactor } from '../factors/read.ts'
import { findFactor } from '../factors/store.ts'
import { checkFactorWait, takeTextAllowance, textCode } from '../factors/text-code.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { ok, refuse } from '../result.ts'
import { lockCaller } from '../sessions/lock-caller.ts'
import { transactUnlessRefused } from '../transaction.ts'

/** POST /factors/{id}/challenge (protocol §8). Texts are the only channel, so the body says nothing new and is not read. */
export const challengeFactor: BearerEndpoint = async (context, call, { user, claims, standing }) => {
  const named = await readFactor(context, call, user)
  if (!named.ok) return named
  // Checked before a text is taken from the allowance, and again under the lock.
  const early = mayProve(named.value, standing)
  if (!early.ok) return early
  const allowance = await takeTextAllowance(context, named.value, call.address)
  if (!allowance.ok) return allowance
  const opened = await transactUnlessRefused<Challenge>(context, async (tx) => {
    const caller = await lockCaller(context, tx, claims)
    if (!caller.ok) return caller
    const factor = await findFactor(tx, user.id, named.value.id)
    if (factor === undefined) return refuse('mfa_factor_not_found')
    const allowed = mayProve(factor, caller.value.standing)
    if (!allowed.ok) return allowed
    const waited = checkFactorWait(context, factor)
    if (!waited.ok) return waited
    const code = await textCode(context, tx, factor)
    return ok(await openChallenge(tx, factor, { address: call.address, now: context.clock.now(), code }))
  })
  if (!opened.ok) return opened
  const { id, expires_at: expiresAt } = opened.value
  const body = { id, type: named.value.factor_type, expires_at: Math.floor(expiresAt.getTime() / 1000) }
  return ok({ status: 200, body })
}

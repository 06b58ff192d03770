import { takeFactorAllowance } from '../codes/allowance.ts'
import { newCode } from '../codes/code.ts'
import type { AuthContext } from '../context.ts'
import { accountKey } from '../devices/device.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Factor } from '../tables.ts'
import { challengeSeconds } from './challenge.ts'

/** Whether a phone may get another code: one a minute for each factor. */
export function checkFactorWait({ clock, settings }: AuthContext, factor: Factor): Result<null> {
  if (factor.factor_type !== 'phone' || factor.last_challenged_at === null) return ok(null)
  const passed = (clock.now().getTime() - factor.last_challenged_at.getTime()) / 1000
  const seconds = Math.ceil(settings.smsIntervalSeconds - passed)
  if (seconds <= 0) return ok(null)
  return refuse('over_sms_send_rate_limit', {
    message: `For security purposes, you can only request this after ${seconds} seconds.`,
    retryAfter: seconds,
  })
}

/**
 * Counts a text against its limits, if the factor needs one. Must not run inside a transaction. @param from the
 * requester's network address
 */
export async function takeTextAllowance(context: AuthContext, factor: Factor, from: string): Promise<Result<null>> {
  if (factor.factor_type !== 'phone' || factor.phone === null) return ok(null)
  const early = checkFactorWait(context, factor)
  if (!early.ok) return early
  return await takeFactorAllowance(context, { from, recipient: accountKey(factor.phone) })
}

/**
 * Texts a fresh code to a factor that is a phone. @returns the code; null for an authenticator app, which generates its
 * own
 */
export async function textCode(
  { settings, clock, texter }: AuthContext,
  tx: AuthTx,
  factor: Factor,
): Promise<string | null> {
  if (factor.phone === null) return null
  const code = newCode(settings.codeDigits)
  const validUntil = new Date(clock.now().getTime() + challengeSeconds * 1000)
  await texter.queue(tx, { kind: 'factor', to: `+${factor.phone}`, code, validUntil })
  return code
}

import { accountKey } from '../accounts/account-key.ts'
import type { AuthContext } from '../context.ts'
import { withinLimit } from '../limits.ts'
import { type Result, refuse } from '../result.ts'
import { hashCode, isCodeHash } from './code.ts'
import { type Redeemed, redeemCode } from './redeem.ts'
import { slotsOf, type VerifyType } from './verify-types.ts'

type By = { type: VerifyType; userAgent: string | null }

/** A person types the code that was mailed to `email`. */
export async function verifyTyped(
  context: AuthContext,
  typed: By & { email: string; code: string },
): Promise<Result<Redeemed>> {
  const allowed = await withinLimit(context.limiter, 'verify_account', accountKey(typed.email))
  if (!allowed.ok) return allowed
  const hash = hashCode(typed.email, typed.code)
  return await redeemCode(context, { hash, slots: slotsOf(typed.type), userAgent: typed.userAgent })
}

/** A person follows a mailed link, or a page hands on its token. */
export async function verifyLinked(context: AuthContext, linked: By & { hash: string }): Promise<Result<Redeemed>> {
  const allowed = await withinLimit(context.limiter, 'verify_link', 'server')
  if (!allowed.ok) return allowed
  const redeemed = isCodeHash(linked.hash)
    ? await redeemCode(context, { hash: linked.hash, slots: slotsOf(linked.type), userAgent: linked.userAgent })
    : refuse('otp_expired')
  if (redeemed.ok || redeemed.code !== 'otp_expired') return redeemed
  return refuse('otp_expired', { message: 'Email link is invalid or has expired' })
}

/** Said when the first of the two addresses has agreed to an e-mail change. */
export const otherAddressPending = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

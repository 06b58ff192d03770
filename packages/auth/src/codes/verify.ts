import { accountKey } from '../accounts/account-key.ts'
import type { Address } from '../accounts/address.ts'
import type { AuthContext } from '../context.ts'
import { withinLimit } from '../limits.ts'
import { type Result, refuse } from '../result.ts'
import { hashCode, isCodeHash, markPkce } from './code.ts'
import { type Redeemed, redeemCode, type ShownCode } from './redeem.ts'
import { slotsOf, type VerifyType } from './verify-types.ts'

type By = { type: VerifyType; userAgent: string | null }

/** A person types the code that was sent to `address`. */
export async function verifyTyped(
  context: AuthContext,
  typed: By & { address: Address; code: string },
): Promise<Result<Redeemed>> {
  const allowed = await withinLimit(context.limiter, 'verify_account', accountKey(typed.address.value))
  if (!allowed.ok) return allowed
  const hash = hashCode(typed.address.value, typed.code)
  return await redeemCode(context, {
    hashes: [hash, markPkce(hash)],
    slots: slotsOf(typed.type),
    userAgent: typed.userAgent,
    challenged: 'gives_session',
  })
}

/** A person follows a mailed link, or a page hands on its token. */
export async function verifyLinked(
  context: AuthContext,
  linked: By & { hash: string } & Pick<ShownCode, 'challenged'>,
): Promise<Result<Redeemed>> {
  const allowed = await withinLimit(context.limiter, 'verify_link', 'server')
  if (!allowed.ok) return allowed
  const { hash, type, userAgent, challenged } = linked
  const redeemed = isCodeHash(hash)
    ? await redeemCode(context, { hashes: [hash], slots: slotsOf(type), userAgent, challenged })
    : refuse('otp_expired')
  if (redeemed.ok || redeemed.code !== 'otp_expired') return redeemed
  return refuse('otp_expired', { message: 'Email link is invalid or has expired' })
}

/** Said when the first of the two addresses has agreed to an e-mail change. */
export const otherAddressPending = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

import type { Address } from '../accounts/address.ts'
import type { AuthContext } from '../context.ts'
import { accountKey } from '../devices/device.ts'
import { withinLimit } from '../limits.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { CodeSlot } from '../values.ts'
import { hashCode, hashLinkToken, isLinkToken } from './code.ts'
import type { CodeMail } from './messages.ts'
import { isMailed, mailKind } from './purposes.ts'
import { type Redeemed, redeemCode, type ShownCode } from './redeem.ts'

const slots = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_new', 'email_change_current'],
  sms: ['sms'],
  phone_change: ['phone_change'],
} as const satisfies Record<string, readonly CodeSlot[]>

export type VerifyType = keyof typeof slots

export const isVerifyType = (type: string | null | undefined): type is VerifyType =>
  typeof type === 'string' && Object.hasOwn(slots, type)

/** The slots that may hold the code of a verification type. */
const slotsOf = (type: VerifyType): readonly CodeSlot[] => slots[type]

type By = { type: VerifyType; userAgent: string | null }

/** Verifies a typed code that was sent to `address`. */
export async function verifyTyped(
  context: AuthContext,
  typed: By & { address: Address; code: string },
): Promise<Result<Redeemed>> {
  const allowed = await withinLimit(context.limiter, 'verify_account', accountKey(typed.address.value))
  if (!allowed.ok) return allowed
  return await redeemCode(context, {
    kind: 'code_hash',
    hash: hashCode(typed.address.value, typed.code),
    slots: slotsOf(typed.type),
    userAgent: typed.userAgent,
    challenged: 'gives_session',
  })
}

/** Verifies a mailed link's token, posted by the link's own page or by a client. */
export async function verifyLinked(
  context: AuthContext,
  linked: By & { token: string } & Pick<ShownCode, 'challenged'>,
): Promise<Result<Redeemed>> {
  const { token, type, userAgent, challenged } = linked
  const shown = { kind: 'link_hash', hash: hashLinkToken(token), slots: slotsOf(type), userAgent, challenged } as const
  const redeemed = isLinkToken(token) ? await redeemCode(context, shown) : refuse('otp_expired')
  if (redeemed.ok || redeemed.code !== 'otp_expired') return redeemed
  return refuse('otp_expired', { message: linkExpired })
}

/** Checks what a link would do, without using it up. Refuses as `verifyLinked` does. */
export async function findLinkKind(
  { db, clock }: AuthContext,
  { token, type }: Pick<By, 'type'> & { token: string },
): Promise<Result<CodeMail['kind']>> {
  const found = isLinkToken(token)
    ? await db
        .selectFrom('auth.one_time_tokens')
        .select(['slot', 'purpose'])
        .where('link_hash', '=', hashLinkToken(token))
        .where('slot', 'in', slotsOf(type))
        .where('expires_at', '>', clock.now())
        .executeTakeFirst()
    : undefined
  return found && isMailed(found.purpose)
    ? ok(mailKind(found.purpose, found.slot))
    : refuse('otp_expired', { message: linkExpired })
}

const linkExpired = 'Email link is invalid or has expired'

/** The answer when the first of the two addresses has agreed to an email change. */
export const otherAddressPending = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

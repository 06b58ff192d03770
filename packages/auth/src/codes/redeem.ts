import { applyEmailChange, applyPhoneChange } from '../accounts/address-change.ts'
import { isBanned } from '../accounts/ban.ts'
import { confirmEmail, confirmPhone } from '../accounts/confirm.ts'
import { lockUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { issueAuthCode } from '../flows/auth-code.ts'
import type { Challenge } from '../flows/challenge.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { OpenSession } from '../sessions/start.ts'
import { sqlState, uniqueViolation } from '../sqlstate.ts'
import type { User } from '../tables.ts'
import { transactUnlessRefused } from '../transaction.ts'
import type { CodePurpose, CodeSlot } from '../values.ts'
import { purposes } from './purposes.ts'
import { voidCodes } from './send.ts'

/**
 * The outcome of a code: a session, another code to exchange for one, or nothing until the other address confirms too.
 */
export type Redeemed =
  | { kind: 'signed_in'; user: User; open: OpenSession }
  | { kind: 'code_issued'; code: string }
  | { kind: 'other_address_pending' }

export type ShownCode = {
  /** Whether the typed code or the link's token is presented: each has its own stored hash. */
  kind: 'code_hash' | 'link_hash'
  hash: string
  slots: readonly CodeSlot[]
  userAgent: string | null
  /** Whether a code requested with a challenge is answered with another code instead of a session. */
  challenged: 'gives_code' | 'gives_session'
}

/**
 * Uses up a code from one of the slots, together with its link. Unknown, used and expired codes all get the same
 * answer.
 */
export async function redeemCode(context: AuthContext, code: ShownCode): Promise<Result<Redeemed>> {
  try {
    return await transactUnlessRefused(context, (tx) => redeem(context, tx, code))
  } catch (error) {
    // Two users changed to the same address at the same time.
    if (sqlState(error) === uniqueViolation) return refuse('email_exists')
    throw error
  }
}

async function redeem(context: AuthContext, tx: AuthTx, code: ShownCode): Promise<Result<Redeemed>> {
  const taken = await takeCode(context, tx, code)
  if (!taken.ok) return taken
  const { user, token } = taken.value
  const proved = await prove(context, tx, user, token)
  if (!proved.ok) return proved
  if (proved.value === null) return ok({ kind: 'other_address_pending' })

  await voidCodes(tx, user.id)
  const link = purposes[token.purpose].link
  if (token.challenge !== null && link !== undefined && code.challenged === 'gives_code') {
    const issued = await issueAuthCode(context, tx, token.challenge, { user, method: link.method })
    return ok({ kind: 'code_issued', code: issued })
  }
  const channel = token.slot === 'sms' || token.slot === 'phone_change' ? 'phone' : 'email'
  const entered = await signIn(context, tx, proved.value, { method: 'otp', channel, userAgent: code.userAgent })
  return entered.ok ? ok({ kind: 'signed_in', ...entered.value }) : entered
}

/** Records on the account that its owner received a code. @returns null while another address still has to confirm */
async function prove(context: AuthContext, tx: AuthTx, user: User, token: Token): Promise<Result<User | null>> {
  switch (token.purpose) {
    case 'confirmation':
      return await confirmEmail(context, tx, user, 'kept')
    case 'recovery':
    case 'magic_link':
      return await confirmEmail(context, tx, user, 'dropped')
    case 'email_change':
      return await applyEmailChange(context, tx, user, token.slot === 'email_change_new' ? 'new' : 'current')
    case 'phone_confirmation':
      return await confirmPhone(context, tx, user, 'kept')
    case 'phone_sign_in':
      return await confirmPhone(context, tx, user, 'dropped')
    case 'phone_change':
      return await applyPhoneChange(context, tx, user)
    case 'reauthentication':
      // This code accompanies a password change and signs nobody in.
      return refuse('otp_expired')
  }
}

type Token = { slot: CodeSlot; purpose: CodePurpose; challenge: Challenge | null }

async function takeCode(
  { clock }: AuthContext,
  tx: AuthTx,
  code: ShownCode,
): Promise<Result<{ user: User; token: Token }>> {
  const now = clock.now()
  const found = await tx
    .selectFrom('auth.one_time_tokens')
    .selectAll()
    .where(code.kind, '=', code.hash)
    .where('slot', 'in', code.slots)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (found === undefined) return refuse('otp_expired')
  // Locks the account before its code, the order used everywhere; only the deletion proves that no other request used
  // the code in the meantime.
  const user = await lockUser(tx, found.user_id)
  if (user === undefined) return refuse('otp_expired')
  if (isBanned(user.banned_until, now)) return refuse('user_banned')
  const { numDeletedRows } = await tx
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', user.id)
    .where('slot', '=', found.slot)
    .where(code.kind, '=', code.hash)
    .executeTakeFirst()
  if (numDeletedRows !== 1n) return refuse('otp_expired')
  const { slot, purpose, code_challenge: challenge, code_challenge_method: method } = found
  return ok({
    user,
    token: { slot, purpose, challenge: challenge !== null && method !== null ? { challenge, method } : null },
  })
}

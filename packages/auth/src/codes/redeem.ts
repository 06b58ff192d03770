import { isBanned } from '../accounts/banned.ts'
import { applyEmailChange } from '../accounts/change-email.ts'
import { confirmEmail } from '../accounts/confirm.ts'
import { lockUser, type User } from '../accounts/store.ts'
import type { AuthContext, AuthTx } from '../context.ts'
import { ok, type Result, refuse } from '../result.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { OpenSession } from '../sessions/types.ts'
import { sqlState, uniqueViolation } from '../sqlstate.ts'
import { transactUnlessRefused } from '../transaction.ts'
import { voidCodes } from './send.ts'
import type { CodeSlot } from './slots.ts'

/** A code lets its owner in, or is the first of the two that an e-mail change needs. */
export type Redeemed = { kind: 'signed_in'; user: User; open: OpenSession } | { kind: 'other_address_pending' }

type ShownCode = { hash: string; slots: readonly CodeSlot[]; userAgent: string | null }

/** Uses up a code that waits in one of the slots. Unknown, used and expired codes all answer the same. */
export async function redeemCode(context: AuthContext, code: ShownCode): Promise<Result<Redeemed>> {
  if (code.slots.length === 0) return refuse('otp_expired')
  try {
    return await transactUnlessRefused(context, (tx) => redeem(context, tx, code))
  } catch (error) {
    // Two people changed to the same address at the same moment.
    if (sqlState(error) === uniqueViolation) return refuse('email_exists')
    throw error
  }
}

async function redeem(context: AuthContext, tx: AuthTx, code: ShownCode): Promise<Result<Redeemed>> {
  const taken = await takeCode(context, tx, code)
  if (!taken.ok) return taken
  const { user, slot } = taken.value
  const proved =
    slot === 'confirmation' || slot === 'recovery'
      ? await confirmEmail(context, tx, user)
      : await applyEmailChange(context, tx, user, slot === 'email_change_new' ? 'new' : 'current')
  if (!proved.ok) return proved
  if (proved.value === null) return ok({ kind: 'other_address_pending' })

  await voidCodes(tx, user.id)
  const entered = await signIn(context, tx, proved.value, { method: 'otp', userAgent: code.userAgent })
  return entered.ok ? ok({ kind: 'signed_in', ...entered.value }) : entered
}

async function takeCode(
  { clock }: AuthContext,
  tx: AuthTx,
  code: ShownCode,
): Promise<Result<{ user: User; slot: CodeSlot }>> {
  const now = clock.now()
  const found = await tx
    .selectFrom('auth.one_time_tokens')
    .select(['user_id', 'slot'])
    .where('token_hash', '=', code.hash)
    .where('slot', 'in', code.slots)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (found === undefined) return refuse('otp_expired')
  // The account is locked before its code, as everywhere; only the deletion proves that nobody else used the code meanwhile.
  const user = await lockUser(tx, found.user_id)
  if (user === undefined) return refuse('otp_expired')
  if (isBanned(user.banned_until, now)) return refuse('user_banned')
  const { numDeletedRows } = await tx
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', user.id)
    .where('slot', '=', found.slot)
    .where('token_hash', '=', code.hash)
    .executeTakeFirst()
  return numDeletedRows === 1n ? ok({ user, slot: found.slot }) : refuse('otp_expired')
}

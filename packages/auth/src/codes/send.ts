import { type User, updateUser } from '../accounts/store.ts'
import type { AuthContext, AuthTx } from '../context.ts'
import { withinLimit } from '../limits.ts'
import { ok, type Result, refuse } from '../result.ts'
import { hashCode, newCode } from './code.ts'
import { type CodePurpose, lastSentAt, linkType, recipients, sentAtColumn } from './purposes.ts'
import type { CodeSlot } from './slots.ts'

/** Whether this account may be mailed again for this purpose: once a minute (protocol §4). */
export function mayMail(context: AuthContext, user: User, purpose: CodePurpose): Result<null> {
  const last = lastSentAt(user, purpose)
  if (last === null) return ok(null)
  const passed = (context.clock.now().getTime() - last.getTime()) / 1000
  const seconds = Math.ceil(context.settings.mailIntervalSeconds - passed)
  if (seconds <= 0) return ok(null)
  return refuse('over_email_send_rate_limit', {
    message: `For security purposes, you can only request this after ${seconds} seconds.`,
    retryAfter: seconds,
  })
}

/** Takes a mail from the whole server's allowance. Not inside a transaction: the limiter may need the connection. */
export const takeMailAllowance = async (context: AuthContext): Promise<Result<null>> =>
  context.settings.autoconfirm ? ok(null) : await withinLimit(context.limiter, 'mail', 'server')

/** Overwrites the purpose's slots with fresh codes and queues their mails. The account is locked by the caller. */
export async function sendCodes(
  context: AuthContext,
  tx: AuthTx,
  user: User,
  purpose: CodePurpose,
  redirectTo: string,
): Promise<Result<User>> {
  const allowed = mayMail(context, user, purpose)
  if (!allowed.ok) return allowed
  for (const { slot, to } of recipients(user, purpose)) {
    const code = newCode(context.settings.codeDigits)
    const hash = hashCode(to, code)
    await fillSlot(context, tx, { userId: user.id, slot, address: to, hash })
    const link = new URL(`${context.settings.externalUrl}/verify`)
    link.search = new URLSearchParams({ token: hash, type: linkType[purpose], redirect_to: redirectTo }).toString()
    const recipient = { id: user.id, email: user.email ?? '', metadata: user.user_metadata }
    await context.mailer.queue(tx, { kind: slot, to, code, link: link.href, user: recipient })
  }
  return ok(await updateUser(tx, user.id, { [sentAtColumn[purpose]]: context.clock.now() }))
}

async function fillSlot(
  { clock, settings }: AuthContext,
  tx: AuthTx,
  token: { userId: string; slot: CodeSlot; address: string; hash: string },
): Promise<void> {
  const now = clock.now()
  const filling = {
    token_hash: token.hash,
    address: token.address,
    created_at: now,
    expires_at: new Date(now.getTime() + settings.codeMinutes * 60_000),
  }
  await tx
    .insertInto('auth.one_time_tokens')
    .values({ user_id: token.userId, slot: token.slot, ...filling })
    .onConflict((conflict) => conflict.columns(['user_id', 'slot']).doUpdateSet(filling))
    .execute()
}

/** Voids every code that an account waits for. */
export async function voidCodes(tx: AuthTx, userId: string): Promise<void> {
  await tx.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute()
}

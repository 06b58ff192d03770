import { z } from 'zod'
import { checkProvider, namedAddress, parseAddress } from '../accounts/address.ts'
import { isBanned } from '../accounts/ban.ts'
import { findUserByAddress, lockUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { guessKey } from '../devices/device.ts'
import { recordEvents } from '../events/security-events.ts'
import { userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import { withinLimit } from '../limits.ts'
import { delayOf, isTooLong, weakness } from '../passwords/policy.ts'
import { ok, refuse } from '../result.ts'
import { sessionReply } from '../sessions/reply.ts'
import { signIn } from '../sessions/sign-in.ts'
import type { User } from '../tables.ts'
import { transactUnlessRefused } from '../transaction.ts'

const fieldsOf = z.object({ email: text, phone: text, password: text })

/**
 * POST /token?grant_type=password. Unknown accounts and wrong passwords take the same time and get the same answer.
 * Wrong passwords for one account are answered more and more slowly and then, whatever address they come from, refused
 * for a while. Live sessions are unaffected, and so are devices that the owner has signed in on before.
 */
export const passwordGrant: PublicEndpoint = async (context, call) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { password = '' } = fields.value
  const named = namedAddress(fields.value)
  if (named === null) return refuse('validation_failed', { message: 'Exactly one of email or phone is required' })
  const closed = checkProvider(context.settings, named)
  if (closed) return { ...closed, status: 422 }
  const address = parseAddress(named)
  const user = address.ok ? await findUserByAddress(context.db, address.value) : undefined
  const tried = { address: address.ok ? address.value.value : named.value, user }
  const key = await guessKey(context, call.headers, tried)
  const allowed = await withinLimit(context.limiter, 'password_account', key)
  if (!allowed.ok) return allowed

  const matches = await context.passwords.verify(user?.password_hash ?? null, isTooLong(password) ? '' : password)
  if (user === undefined || !matches) {
    if (user && allowed.value >= 1) await recordBlock(context, user)
    await context.pause(delayOf(allowed.value))
    return refuse('invalid_credentials')
  }
  await context.limiter.giveBack?.('password_account', key)
  if (isBanned(user.banned_until, context.clock.now())) return refuse('user_banned', { status: 400 })
  if (named.channel === 'email' && user.email_confirmed_at === null) return refuse('email_not_confirmed')
  if (named.channel === 'phone' && user.phone_confirmed_at === null) return refuse('phone_not_confirmed')

  const { channel } = named
  const entered = await transactUnlessRefused(context, async (tx) => {
    const locked = await lockUser(tx, user.id)
    // The password may have changed, or the account been banned, during the comparison.
    if (locked === undefined || locked.password_hash !== user.password_hash) return refuse('invalid_credentials')
    if (isBanned(locked.banned_until, context.clock.now())) return refuse('user_banned', { status: 400 })
    return await signIn(context, tx, locked, { method: 'password', channel, userAgent: userAgent(call) })
  })
  if (!entered.ok) return entered
  return ok(await sessionReply(context, entered.value, await weakPassword(context, password)))
}

/** Shows the owner in their history that a wrong password used up the allowance. */
const recordBlock = (context: AuthContext, user: User): Promise<void> =>
  context.transaction((tx) =>
    recordEvents(tx, [{ user_id: user.id, type: 'sign_in_blocked', session_id: null, at: context.clock.now() }]),
  )

/** Reports, without refusing, that the password no longer meets the rules. */
async function weakPassword({ settings }: AuthContext, password: string) {
  const weak = await weakness(password, settings.passwordMin)
  return weak === null ? {} : { weak_password: weak }
}

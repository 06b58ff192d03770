import { z } from 'zod'
import { accountKey } from '../accounts/account-key.ts'
import { isBanned } from '../accounts/banned.ts'
import { parseEmail } from '../accounts/email.ts'
import { findUserByEmail, lockUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import { withinLimit } from '../limits.ts'
import { isTooLong, weakness } from '../passwords/policy.ts'
import { ok, refuse } from '../result.ts'
import { signIn } from '../sessions/sign-in.ts'
import { viewSession } from '../sessions/view.ts'
import { transactUnlessRefused } from '../transaction.ts'

const fieldsOf = z.object({ email: text, phone: text, password: text })

/** POST /token?grant_type=password. Unknown accounts and wrong passwords cost the same and read the same. */
export const passwordGrant: PublicEndpoint = async (context, call) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { phone, password = '' } = fields.value
  if ((fields.value.email === undefined) === (phone === undefined)) {
    return refuse('validation_failed', { message: 'Exactly one of email or phone is required' })
  }
  if (fields.value.email === undefined) {
    return refuse('phone_provider_disabled', { status: 422, message: 'Phone logins are disabled' })
  }
  const email = parseEmail(fields.value.email)
  const allowed = await withinLimit(context.limiter, 'password_account', accountKey(fields.value.email))
  if (!allowed.ok) return allowed

  const user = email.ok ? await findUserByEmail(context.db, email.value) : undefined
  const matches = await context.passwords.verify(user?.password_hash ?? null, isTooLong(password) ? '' : password)
  if (user === undefined || !matches) return refuse('invalid_credentials')
  if (isBanned(user.banned_until, context.clock.now())) return refuse('user_banned', { status: 400 })
  if (user.email_confirmed_at === null) return refuse('email_not_confirmed')

  const entered = await transactUnlessRefused(context, async (tx) => {
    const locked = await lockUser(tx, user.id)
    // The password may have changed while this one was compared.
    if (locked === undefined || locked.password_hash !== user.password_hash) return refuse('invalid_credentials')
    return await signIn(context, tx, locked, { method: 'password', userAgent: userAgent(call) })
  })
  if (!entered.ok) return entered
  const session = await viewSession(context, entered.value.user, entered.value.open)
  return ok({ status: 200, body: { ...session, ...weakPassword(context, password) } })
}

/** Tells, without refusing, that the rules have become stricter than this password. */
function weakPassword({ settings }: AuthContext, password: string) {
  const weak = weakness(password, settings.passwordMin)
  return weak === null ? {} : { weak_password: weak }
}

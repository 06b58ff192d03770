import { z } from 'zod'
import { parseEmail } from '../accounts/email.ts'
import { findUserByEmail, type User } from '../accounts/store.ts'
import { applyChanges } from '../accounts/update.ts'
import { viewAccount } from '../accounts/view-account.ts'
import { mayMail, takeMailAllowance } from '../codes/send.ts'
import type { AuthContext } from '../context.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { object, readFields, text } from '../http/fields.ts'
import { checkPkce, pkceFields } from '../http/pkce.ts'
import { redirectTarget } from '../http/redirect.ts'
import { checkNewPassword } from '../passwords/policy.ts'
import { ok, type Result, refuse } from '../result.ts'
import { owesSecondFactor } from '../sessions/check.ts'
import { transactUnlessRefused } from '../transaction.ts'

const fieldsOf = z.object({
  email: text,
  phone: text,
  password: z.string().nullish(),
  current_password: text,
  nonce: text,
  data: object,
  app_metadata: z.unknown().optional(),
  ...pkceFields,
})

/** PUT /user (protocol §3). */
export const updateUser: BearerEndpoint = async (context, call, { user, claims, standing }) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { phone, data, app_metadata: appMetadata } = fields.value
  if (appMetadata !== undefined && appMetadata !== null) return refuse('not_admin')
  if (owesSecondFactor(standing) && changesWayIn(fields.value)) {
    return refuse('insufficient_aal', { status: 401, message: 'AAL2 session is required to update email or password' })
  }
  if (phone !== undefined) return refuse('phone_provider_disabled')
  const pkce = checkPkce(fields.value)
  if (!pkce.ok) return pkce
  const newEmail = await readNewEmail(context, user, fields.value.email)
  if (!newEmail.ok) return newEmail
  const passwordHash = await readNewPassword(context, user, fields.value)
  if (!passwordHash.ok) return passwordHash

  const changes = { data, newEmail: newEmail.value, passwordHash: passwordHash.value }
  const by = { seen: user, sessionId: claims.session_id, redirectTo: redirectTarget(context.settings, call) }
  const changed = await transactUnlessRefused(context, (tx) => applyChanges(context, tx, changes, by))
  if (!changed.ok) return changed
  if (changes.passwordHash) context.sessionCheck.clear()
  return ok({ status: 200, body: await viewAccount(context, changed.value) })
}

/** Whether a change touches what the person signs in with; it then needs their second factor (protocol §3). */
const changesWayIn = ({ email, phone, password }: z.output<typeof fieldsOf>): boolean =>
  email !== undefined || phone !== undefined || typeof password === 'string'

async function readNewEmail(
  context: AuthContext,
  user: User,
  given: string | undefined,
): Promise<Result<string | undefined>> {
  if (given === undefined) return ok(undefined)
  const email = parseEmail(given)
  if (!email.ok) return email
  if (email.value === user.email) return ok(undefined)
  if (await findUserByEmail(context.db, email.value)) return refuse('email_exists')
  const soon = mayMail(context, user, 'email_change')
  if (!soon.ok) return soon
  const allowance = await takeMailAllowance(context)
  return allowance.ok ? ok(email.value) : allowance
}

/** The hash of an acceptable new password. The slow comparisons happen here, before any transaction. */
async function readNewPassword(
  { settings, passwords }: AuthContext,
  user: User,
  given: { password?: string | null | undefined; current_password?: string | undefined },
): Promise<Result<string | undefined>> {
  const { password, current_password: current } = given
  if (password === undefined || password === null) return ok(undefined)
  const acceptable = checkNewPassword(password, settings.passwordMin)
  if (!acceptable.ok) return acceptable
  if (settings.requireCurrentPassword && user.password_hash !== null && current === undefined) {
    return refuse('current_password_required')
  }
  if (current !== undefined && !(await passwords.verify(user.password_hash, current))) {
    return refuse('current_password_invalid')
  }
  if (await passwords.verify(user.password_hash, password)) return refuse('same_password')
  return ok(await passwords.hash(password))
}

import { z } from 'zod'
import { readNewAddress } from '../accounts/new-address.ts'
import { readNewPassword } from '../accounts/new-password.ts'
import { applyChanges } from '../accounts/update.ts'
import { viewAccount } from '../accounts/view-account.ts'
import { channelField, checkChannel } from '../http/channel.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { object, readFields, text } from '../http/fields.ts'
import { pkceFields, readChallenge } from '../http/pkce.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, refuse } from '../result.ts'
import { owesSecondFactor } from '../sessions/check.ts'

const fieldsOf = z.object({
  email: text,
  phone: text,
  password: z.string().nullish(),
  current_password: text,
  nonce: text,
  data: object,
  app_metadata: z.unknown().optional(),
  ...channelField,
  ...pkceFields,
})

/** PUT /user (protocol §3). */
export const updateUser: BearerEndpoint = async (context, call, { user, claims, standing }) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { email, phone, data, app_metadata: appMetadata } = fields.value
  if (appMetadata !== undefined && appMetadata !== null) return refuse('not_admin')
  if (user.is_sso_user && (changesWayIn(fields.value) || fields.value.nonce !== undefined)) {
    return refuse('user_sso_managed')
  }
  if (owesSecondFactor(standing) && changesWayIn(fields.value)) {
    return refuse('insufficient_aal', { status: 401, message: 'AAL2 session is required to update email or password' })
  }
  const channel = checkChannel(fields.value)
  if (!channel.ok) return channel
  const challenge = readChallenge(fields.value)
  if (!challenge.ok) return challenge
  const newEmail = await readNewAddress(context, user, { channel: 'email', value: email })
  if (!newEmail.ok) return newEmail
  const newPhone = await readNewAddress(context, user, { channel: 'phone', value: phone })
  if (!newPhone.ok) return newPhone
  const password = await readNewPassword(context, user, claims.session_id, fields.value)
  if (!password.ok) return password

  const wish = { redirectTo: redirectTarget(context.settings, call), challenge: challenge.value }
  const changed = await applyChanges(
    context,
    { data, password: password.value, email: newEmail.value, phone: newPhone.value },
    { seen: user, sessionId: claims.session_id, wish },
  )
  if (!changed.ok) return changed
  if (password.value) context.sessionCheck.clear()
  return ok({ status: 200, body: await viewAccount(context, changed.value) })
}

/** Whether a change touches what the person signs in with; it then needs their second factor (protocol §3). */
const changesWayIn = ({ email, phone, password }: z.output<typeof fieldsOf>): boolean =>
  email !== undefined || phone !== undefined || typeof password === 'string'

import { z } from 'zod'
import { readNewAddress } from '../accounts/new-address.ts'
import { readNewPassword } from '../accounts/new-password.ts'
import { applyChanges, mayChangeWayIn } from '../accounts/update.ts'
import { viewAccount } from '../accounts/view-account.ts'
import { channelField, checkChannel } from '../http/channel.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { object, readFields, text } from '../http/fields.ts'
import { pkceFields, readChallenge } from '../http/pkce.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, refuse } from '../result.ts'

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
  const allowed = changesWayIn(fields.value) ? mayChangeWayIn(standing) : ok(null)
  if (!allowed.ok) return allowed
  const channel = checkChannel(fields.value)
  if (!channel.ok) return channel
  const challenge = readChallenge(fields.value)
  if (!challenge.ok) return challenge
  const newEmail = await readNewAddress(context, user, { channel: 'email', value: email, from: call.address })
  if (!newEmail.ok) return newEmail
  const newPhone = await readNewAddress(context, user, { channel: 'phone', value: phone, from: call.address })
  if (!newPhone.ok) return newPhone
  const password = await readNewPassword(context, user, claims.session_id, fields.value)
  if (!password.ok) return password

  const wish = { redirectTo: redirectTarget(context.settings, call), challenge: challenge.value }
  const changed = await applyChanges(
    context,
    { data, password: password.value, email: newEmail.value, phone: newPhone.value },
    { seen: user, bearer: claims, wish },
  )
  if (!changed.ok) return changed
  if (password.value) context.sessionCheck.clear()
  const body = await viewAccount(context, changed.value)
  // A browser is known by the account's password, which is another one now.
  return ok({ status: 200, body, ...(password.value && { letsIn: changed.value }) })
}

/** Whether a change touches what the person signs in with. */
const changesWayIn = ({ email, phone, password }: z.output<typeof fieldsOf>): boolean =>
  email !== undefined || phone !== undefined || typeof password === 'string'

import { z } from 'zod'
import { readNewAddress } from '../accounts/address-change.ts'
import { readNewPassword } from '../accounts/new-password.ts'
import { applyChanges, mayChangeCredentials } from '../accounts/update.ts'
import { viewAccount } from '../accounts/view.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { channelField, checkChannel, object, pkceFields, readChallenge, readFields, text } from '../http/fields.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, refuse } from '../result.ts'

/** GET /user. */
export const getUser: BearerEndpoint = async (context, _call, { user }) =>
  ok({ status: 200, body: await viewAccount(context, user) })

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

/** PUT /user. */
export const updateUser: BearerEndpoint = async (context, call, { user, claims, assurance }) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { email, phone, data, app_metadata: appMetadata } = fields.value
  if (appMetadata !== undefined && appMetadata !== null) return refuse('not_admin')
  if (user.is_sso_user && (changesCredentials(fields.value) || fields.value.nonce !== undefined)) {
    return refuse('user_sso_managed')
  }
  const allowed = changesCredentials(fields.value) ? mayChangeCredentials(assurance) : ok(null)
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

  const linkOptions = { redirectTo: redirectTarget(context.settings, call), challenge: challenge.value }
  const changed = await applyChanges(
    context,
    { data, password: password.value, email: newEmail.value, phone: newPhone.value },
    { seen: user, bearer: claims, linkOptions },
  )
  if (!changed.ok) return changed
  if (password.value) context.sessionCheck.clear()
  const body = await viewAccount(context, changed.value)
  // The browser's mark was made from the old password, so it needs a new one.
  return ok({ status: 200, body, ...(password.value && { signedInUser: changed.value }) })
}

/** Whether a change touches the password or an address. */
const changesCredentials = ({ email, phone, password }: z.output<typeof fieldsOf>): boolean =>
  email !== undefined || phone !== undefined || typeof password === 'string'

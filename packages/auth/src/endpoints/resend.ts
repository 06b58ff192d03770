import { z } from 'zod'
import { parseEmail } from '../accounts/email.ts'
import { findUserByEmail } from '../accounts/store.ts'
import type { CodePurpose } from '../codes/purposes.ts'
import { requestCodes } from '../codes/request.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import { checkPkce, pkceFields } from '../http/pkce.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, refuse } from '../result.ts'

const fieldsOf = z.object({ type: text, email: text, phone: text, ...pkceFields })

const purposes = new Map<string | undefined, CodePurpose>([
  ['signup', 'confirmation'],
  ['email_change', 'email_change'],
])

/** POST /resend: mails the codes of a waiting sign-up or e-mail change again; nothing waiting answers the same. */
export const resend: PublicEndpoint = async (context, call) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { type, phone } = fields.value
  if (type === 'sms' || type === 'phone_change') return refuse('phone_provider_disabled')
  const purpose = purposes.get(type)
  if (purpose === undefined) {
    return refuse('validation_failed', { message: 'Missing or unsupported type of message to send again' })
  }
  if (fields.value.email === undefined || phone !== undefined) {
    return refuse('validation_failed', { message: `Type ${type} requires an email address and no phone number` })
  }
  const email = parseEmail(fields.value.email)
  if (!email.ok) return email
  const pkce = checkPkce(fields.value)
  if (!pkce.ok) return pkce

  const user = await findUserByEmail(context.db, email.value)
  if (user) {
    const sent = await requestCodes(context, user, purpose, redirectTarget(context.settings, call))
    if (!sent.ok) return sent
  }
  return ok({ status: 200, body: {} })
}

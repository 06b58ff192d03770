import { z } from 'zod'
import { parseEmail } from '../accounts/email.ts'
import { findUserByEmail } from '../accounts/store.ts'
import { requestCodes } from '../codes/request.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import { checkPkce, pkceFields } from '../http/pkce.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, refuse } from '../result.ts'

const fieldsOf = z.object({ email: text, ...pkceFields })

/** POST /recover: mails a code and a link to whoever forgot their password. The answer never tells whether the account exists. */
export const recover: PublicEndpoint = async (context, call) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  if (fields.value.email === undefined) {
    return refuse('validation_failed', { message: 'Password recovery requires an email' })
  }
  const email = parseEmail(fields.value.email)
  if (!email.ok) return email
  const pkce = checkPkce(fields.value)
  if (!pkce.ok) return pkce

  const user = await findUserByEmail(context.db, email.value)
  if (user) {
    const sent = await requestCodes(context, user, 'recovery', redirectTarget(context.settings, call))
    // Said aloud, "too soon" would tell that the account exists.
    if (!sent.ok) context.log.warn({ code: sent.code }, 'a recovery mail was not sent')
  }
  return ok({ status: 200, body: {} })
}

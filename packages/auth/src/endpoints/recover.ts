import { z } from 'zod'
import { parseEmail } from '../accounts/address.ts'
import { findUserByEmail } from '../accounts/store.ts'
import { requestCodes } from '../codes/request.ts'
import { inConstantTime } from '../http/constant-time.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { pkceFields, readChallenge, readFields, text } from '../http/fields.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, refuse } from '../result.ts'

const fieldsOf = z.object({ email: text, ...pkceFields })

/**
 * POST /recover: mails a code and a link to a user who forgot their password. The answer never reveals whether the
 * account exists: a mail requested too soon, or too often, is refused for every address.
 */
export const recover: PublicEndpoint = inConstantTime(async (context, call) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  if (fields.value.email === undefined) {
    return refuse('validation_failed', { message: 'Password recovery requires an email' })
  }
  const email = parseEmail(fields.value.email)
  if (!email.ok) return email
  const challenge = readChallenge(fields.value)
  if (!challenge.ok) return challenge

  const user = await findUserByEmail(context.db, email.value)
  const linkOptions = { redirectTo: redirectTarget(context.settings, call), challenge: challenge.value }
  const to = { channel: 'email', value: email.value } as const
  const sent = await requestCodes(context, { to, purpose: 'recovery', user, linkOptions, from: call.address })
  return sent.ok ? ok({ status: 200, body: {} }) : sent
})

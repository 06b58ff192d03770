import { z } from 'zod'
import { parseEmail } from '../accounts/email.ts'
import { findUserByEmail } from '../accounts/store.ts'
import { requestCodes } from '../codes/request.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { evenly } from '../http/evenly.ts'
import { readFields, text } from '../http/fields.ts'
import { pkceFields, readChallenge } from '../http/pkce.ts'
import { redirectTarget } from '../http/redirect.ts'
import { ok, refuse } from '../result.ts'

const fieldsOf = z.object({ email: text, ...pkceFields })

/**
 * POST /recover: mails a code and a link to whoever forgot their password. The answer never tells whether the account
 * exists: a mail that is asked for too soon, or too often, is refused for every address.
 */
export const recover: PublicEndpoint = evenly(async (context, call) => {
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
  const wish = { redirectTo: redirectTarget(context.settings, call), challenge: challenge.value }
  const to = { channel: 'email', value: email.value } as const
  const sent = await requestCodes(context, { to, purpose: 'recovery', user, wish, from: call.address })
  return sent.ok ? ok({ status: 200, body: {} }) : sent
})

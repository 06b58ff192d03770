import { z } from 'zod'
import { exchangeAuthCode } from '../flows/exchange.ts'
import { userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import { ok, refuse } from '../result.ts'
import { sessionReply } from '../sessions/reply.ts'

const fieldsOf = z.object({ auth_code: text, code_verifier: text })

/** POST /token?grant_type=pkce: exchanges the code from a link or a provider for a session. */
export const pkceGrant: PublicEndpoint = async (context, call) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const { auth_code: code, code_verifier: verifier } = fields.value
  if (code === undefined || verifier === undefined) {
    return refuse('validation_failed', {
      message: 'invalid request: both auth code and code verifier should be non-empty',
    })
  }
  const exchanged = await exchangeAuthCode(context, { code, verifier, userAgent: userAgent(call) })
  if (!exchanged.ok) return exchanged
  return ok(await sessionReply(context, exchanged.value, exchanged.value.carried))
}

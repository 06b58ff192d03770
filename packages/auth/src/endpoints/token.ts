import { z } from 'zod'
import { exchangeAuthCode } from '../flows/exchange.ts'
import { userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import { ok, refuse } from '../result.ts'
import { refreshSession } from '../sessions/refresh.ts'
import { sessionReply } from '../sessions/reply.ts'
import { isWellFormed } from '../sessions/start.ts'
import { idTokenGrant } from './id-token-grant.ts'
import { passwordGrant } from './password-grant.ts'
import { web3Grant } from './web3-grant.ts'

const exchangeFieldsOf = z.object({ auth_code: text, code_verifier: text })

/** POST /token?grant_type=pkce: exchanges the code from a link or a provider for a session. */
const pkceGrant: PublicEndpoint = async (context, call) => {
  const fields = await readFields(call, exchangeFieldsOf)
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

const fieldsOf = z.object({ refresh_token: text })

/** POST /token?grant_type=refresh_token. */
const refreshGrant: PublicEndpoint = async (context, call) => {
  const fields = await readFields(call, fieldsOf)
  if (!fields.ok) return fields
  const token = fields.value.refresh_token
  if (token === undefined || !isWellFormed(token)) {
    return refuse('validation_failed', { message: 'Refresh token is not valid' })
  }
  const refreshed = await refreshSession(context, token)
  if (!refreshed.ok) {
    context.sessionCheck.clear()
    return refreshed
  }
  return ok(await sessionReply(context, refreshed.value))
}

const grants = new Map<string | null, PublicEndpoint>([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['web3', web3Grant],
  ['pkce', pkceGrant],
  ['id_token', idTokenGrant],
])

/** POST /token?grant_type=…: every way to get a session except a mailed code. */
export const token: PublicEndpoint = async (context, call) => {
  const grant = grants.get(call.query.get('grant_type'))
  return grant ? await grant(context, call) : refuse('invalid_credentials', { message: 'unsupported_grant_type' })
}

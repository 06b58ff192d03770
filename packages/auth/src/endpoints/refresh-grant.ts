import { z } from 'zod'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { readFields, text } from '../http/fields.ts'
import { ok, refuse } from '../result.ts'
import { refreshSession } from '../sessions/refresh.ts'
import { isWellFormed } from '../sessions/refresh-token.ts'
import { sessionReply } from '../sessions/reply.ts'

const fieldsOf = z.object({ refresh_token: text })

/** POST /token?grant_type=refresh_token. */
export const refreshGrant: PublicEndpoint = async (context, call) => {
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

import { readLogin, startLogin } from '../external/start.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { leadOnWithError } from '../http/lead-on.ts'
import { ok } from '../result.ts'

/** GET /authorize: sends a browser to a provider (protocol §7). */
export const authorize: PublicEndpoint = async (context, call) => {
  const asked = readLogin(context, call)
  if (!asked.ok) return asked
  const url = await startLogin(context, asked.value)
  if (url.ok) return ok({ status: 302, headers: { Location: url.value, 'Referrer-Policy': 'no-referrer' } })
  return ok(leadOnWithError(asked.value.redirectTo, url))
}

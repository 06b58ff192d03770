import { markBrowser } from '../external/browser.ts'
import { mayLink } from '../external/link.ts'
import { readLogin, startLogin } from '../external/start.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { ok, refuse } from '../result.ts'

/**
 * GET /user/identities/authorize: where a signed-in person goes to add a way in. It has to end in the same browser: a client with a challenge
 * proves that at the exchange, and every other with the cookie that it gets here.
 */
export const linkIdentityUrl: BearerEndpoint = async (context, call, { user, claims, standing }) => {
  if (!context.settings.manualLinking) return refuse('manual_linking_disabled')
  const allowed = mayLink(user, standing)
  if (!allowed.ok) return allowed
  const asked = readLogin(context, call)
  if (!asked.ok) return asked
  const mark = asked.value.challenge === null ? markBrowser(context.settings) : null
  const linking = { sessionId: claims.session_id, browserHash: mark?.hash ?? null }
  const url = await startLogin(context, asked.value, linking)
  if (!url.ok) return { ...url, oauthError: undefined }
  const headers: Record<string, string> = mark === null ? {} : { 'Set-Cookie': mark.cookie }
  if (call.query.get('skip_http_redirect') === 'true') return ok({ status: 200, body: { url: url.value }, headers })
  return ok({ status: 302, headers: { ...headers, Location: url.value, 'Referrer-Policy': 'no-referrer' } })
}

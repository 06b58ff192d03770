import { markBrowser } from '../external/browser.ts'
import { mayLink, unlinkIdentity as unlink } from '../external/link.ts'
import { readLogin, startLogin } from '../external/start.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { ok, refuse } from '../result.ts'
import { isUuid } from '../uuid.ts'

/**
 * GET /user/identities/authorize: where a signed-in user goes to link an identity. The flow has to end in the browser
 * it began in: a client with a challenge proves that at the exchange, all others with the cookie that is set here.
 */
export const linkIdentityUrl: BearerEndpoint = async (context, call, { user, claims, assurance }) => {
  if (!context.settings.manualLinking) return refuse('manual_linking_disabled')
  const allowed = mayLink(user, assurance)
  if (!allowed.ok) return allowed
  const login = readLogin(context, call)
  if (!login.ok) return login
  const mark = login.value.challenge === null ? markBrowser(context.settings) : null
  const linking = { sessionId: claims.session_id, browserHash: mark?.hash ?? null }
  const url = await startLogin(context, login.value, linking)
  if (!url.ok) return { ...url, oauthError: undefined }
  const headers: Record<string, string> = mark === null ? {} : { 'Set-Cookie': mark.cookie }
  if (call.query.get('skip_http_redirect') === 'true') return ok({ status: 200, body: { url: url.value }, headers })
  return ok({ status: 302, headers: { ...headers, Location: url.value, 'Referrer-Policy': 'no-referrer' } })
}

/** DELETE /user/identities/{identity_id}. Clients announce a body but send none, so it is never read. */
export const unlinkIdentity: BearerEndpoint = async (context, call, { claims }) => {
  if (!context.settings.manualLinking) return refuse('manual_linking_disabled')
  const { identity_id: id } = call.params
  if (!isUuid(id)) return refuse('validation_failed', { status: 404, message: 'identity_id must be a UUID' })
  const gone = await unlink(context, claims, id)
  return gone.ok ? ok({ status: 200, body: {} }) : gone
}

import { readLogin, startLogin } from '../external/start.ts'
import type { BearerEndpoint } from '../http/endpoint.ts'
import { ok, refuse } from '../result.ts'
import { owesSecondFactor } from '../sessions/check.ts'

/** GET /user/identities/authorize: where a signed-in person goes to add a way in. */
export const linkIdentityUrl: BearerEndpoint = async (context, call, { user, claims, standing }) => {
  if (!context.settings.manualLinking) return refuse('manual_linking_disabled')
  if (user.is_sso_user) return refuse('user_sso_managed')
  if (owesSecondFactor(standing))
    return refuse('insufficient_aal', { message: 'AAL2 session is required to link an identity' })
  const asked = readLogin(context, call)
  if (!asked.ok) return asked
  const url = await startLogin(context, asked.value, claims.session_id)
  if (!url.ok) return { ...url, oauthError: undefined }
  if (call.query.get('skip_http_redirect') === 'true') return ok({ status: 200, body: { url: url.value } })
  return ok({ status: 302, headers: { Location: url.value, 'Referrer-Policy': 'no-referrer' } })
}

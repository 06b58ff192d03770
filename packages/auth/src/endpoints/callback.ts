import type { AuthContext } from '../context.ts'
import { arrive } from '../external/arrive.ts'
import { isSameBrowser } from '../external/browser.ts'
import { type ExternalFlow, takeFlow } from '../external/flows.ts'
import { providerFailed } from '../external/provider-failed.ts'
import { callbackUrl } from '../external/start.ts'
import { type Call, type Reply, userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { leadOn, leadOnWithError } from '../http/lead-on.ts'
import type { ExternalLogin, ExternalProvider } from '../providers/provider.ts'
import { ok, type Result, refuse } from '../result.ts'

/** GET /callback: a provider sends somebody back with what it has to say in the address. */
export const callback: PublicEndpoint = (context, call) => comeBack(context, call, call.query)

/** POST /callback: the same in a form, as Apple does it. */
export const callbackForm: PublicEndpoint = async (context, call) => {
  const form = await call.form()
  return form.ok ? await comeBack(context, call, form.value) : form
}

/** Always leads on to a page, which reads there how it went. Without a flow of ours that is the site itself. */
async function comeBack(context: AuthContext, call: Call, told: URLSearchParams): Promise<Result<Reply>> {
  const state = told.get('state')
  if (!state) return ok(leadOnWithError(context.settings.siteUrl, refuse('bad_oauth_callback')))
  const { result, flow } = await takeFlow(context, state, 'callback')
  const target = flow?.redirect_to ?? context.settings.siteUrl
  if (!result.ok) return ok(leadOnWithError(target, result))
  if (!isSameBrowser(context.settings, call, result.value)) return ok(leadOnWithError(target, otherBrowser))
  const login = await finish(context, result.value, told)
  if (!login.ok) return ok(leadOnWithError(target, login))
  const arrived = await arrive(context, result.value, { ...login.value, method: 'oauth', userAgent: userAgent(call) })
  return ok(arrived.ok ? leadOn(target, arrived.value) : leadOnWithError(target, arrived))
}

const otherBrowser = refuse('bad_oauth_state', {
  message: 'This did not begin in this browser. Start again where you are signed in.',
})

async function finish(context: AuthContext, flow: ExternalFlow, told: URLSearchParams): Promise<Result<ExternalLogin>> {
  const provider = context.providers.get(flow.provider)
  if (provider === undefined) return refuse('provider_disabled')
  if (told.has('error')) return refused(told.get('error'))
  if (!told.get('code')) return refuse('bad_oauth_callback')
  return await ask(context, provider, flow, told)
}

/** Only the error's name is the provider's: its description would be anybody's words on our page. */
const refused = (error: string | null) =>
  error === 'access_denied'
    ? refuse('bad_oauth_callback', { oauthError: error, message: 'The sign-in was cancelled at the provider' })
    : refuse('bad_oauth_callback', { oauthError: 'server_error', message: 'The provider refused the sign-in' })

async function ask(
  context: AuthContext,
  provider: ExternalProvider,
  flow: ExternalFlow,
  told: URLSearchParams,
): Promise<Result<ExternalLogin>> {
  const answer = new URL(callbackUrl(context))
  answer.search = told.toString()
  try {
    const pending = { state: flow.id, verifier: flow.provider_verifier, nonce: flow.nonce }
    return ok(await provider.finishLogin(pending, answer))
  } catch (error) {
    return providerFailed(context, provider.name, error)
  }
}

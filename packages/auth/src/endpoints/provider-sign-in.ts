import type { AuthContext } from '../context.ts'
import { isSameBrowser } from '../external/browser.ts'
import { completeFlow } from '../external/complete-flow.ts'
import { type ExternalFlow, takeFlow } from '../external/flows.ts'
import { providerFailed } from '../external/provider-failed.ts'
import { callbackUrl, readLogin, startLogin } from '../external/start.ts'
import { type Call, type Reply, userAgent } from '../http/call.ts'
import type { PublicEndpoint } from '../http/endpoint.ts'
import { redirectReply, redirectWithError } from '../http/redirect-reply.ts'
import type { ExternalLogin, ExternalProvider } from '../providers/provider.ts'
import { ok, type Result, refuse } from '../result.ts'

/** GET /authorize: sends a browser to a provider. */
export const authorize: PublicEndpoint = async (context, call) => {
  const login = readLogin(context, call)
  if (!login.ok) return login
  const url = await startLogin(context, login.value)
  if (url.ok) return ok({ status: 302, headers: { Location: url.value, 'Referrer-Policy': 'no-referrer' } })
  return ok(redirectWithError(login.value.redirectTo, url))
}

/** GET /callback: a provider sends a browser back with its answer in the URL. */
export const callback: PublicEndpoint = (context, call) => handleCallback(context, call, call.query)

/** POST /callback: the same in a form, as Apple does it. */
export const callbackForm: PublicEndpoint = async (context, call) => {
  const form = await call.form()
  return form.ok ? await handleCallback(context, call, form.value) : form
}

/**
 * Always redirects to a page that reads the outcome from its URL. Without a flow of ours, that page is the site itself.
 */
async function handleCallback(context: AuthContext, call: Call, params: URLSearchParams): Promise<Result<Reply>> {
  const state = params.get('state')
  if (!state) return ok(redirectWithError(context.settings.siteUrl, refuse('bad_oauth_callback')))
  const { result, flow } = await takeFlow(context, state, 'callback')
  const target = flow?.redirect_to ?? context.settings.siteUrl
  if (!result.ok) return ok(redirectWithError(target, result))
  if (!isSameBrowser(context.settings, call, result.value)) return ok(redirectWithError(target, otherBrowser))
  const login = await finishLogin(context, result.value, params)
  if (!login.ok) return ok(redirectWithError(target, login))
  const arrived = await completeFlow(context, result.value, {
    ...login.value,
    method: 'oauth',
    userAgent: userAgent(call),
  })
  return ok(arrived.ok ? redirectReply(target, arrived.value) : redirectWithError(target, arrived))
}

const otherBrowser = refuse('bad_oauth_state', {
  message: 'This didn’t start in this browser. Start again in the one where you’re signed in.',
})

async function finishLogin(
  context: AuthContext,
  flow: ExternalFlow,
  params: URLSearchParams,
): Promise<Result<ExternalLogin>> {
  const provider = context.providers.get(flow.provider)
  if (provider === undefined) return refuse('provider_disabled')
  if (params.has('error')) return refused(params.get('error'))
  if (!params.get('code')) return refuse('bad_oauth_callback')
  return await exchangeCode(context, provider, flow, params)
}

/** Passes on only the provider's error code: its description would put a stranger's words on our page. */
const refused = (error: string | null) =>
  error === 'access_denied'
    ? refuse('bad_oauth_callback', { oauthError: error, message: 'The sign-in was cancelled at the provider' })
    : refuse('bad_oauth_callback', { oauthError: 'server_error', message: 'The provider refused the sign-in' })

async function exchangeCode(
  context: AuthContext,
  provider: ExternalProvider,
  flow: ExternalFlow,
  params: URLSearchParams,
): Promise<Result<ExternalLogin>> {
  const answer = new URL(callbackUrl(context))
  answer.search = params.toString()
  try {
    const pending = { state: flow.id, verifier: flow.provider_verifier, nonce: flow.nonce }
    return ok(await provider.finishLogin(pending, answer))
  } catch (error) {
    return providerFailed(context, provider.name, error)
  }
}

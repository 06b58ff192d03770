import type { AuthContext } from '../context.ts'
import type { Challenge } from '../flows/challenge.ts'
import type { Call } from '../http/call.ts'
import { readChallenge } from '../http/fields.ts'
import { redirectTarget } from '../http/redirect.ts'
import type { ExternalProvider } from '../providers/provider.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type Linking, startFlow } from './flows.ts'
import { providerFailed } from './provider-failed.ts'

/** The parameters that are for this service and not for the provider. */
const ours = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'code_challenge_method',
  'skip_http_redirect',
  'flow_type',
  'invite_token',
  'apikey',
])
/** More than any honest client adds. */
const maxExtra = 20

type LoginRequest = {
  provider: ExternalProvider
  redirectTo: string
  challenge: Challenge | null
  scopes: readonly string[]
  extra: Record<string, string>
}

/** Reads the parameters of a sign-in at a provider. */
export function readLogin(context: AuthContext, call: Call): Result<LoginRequest> {
  const { query } = call
  const name = query.get('provider') ?? ''
  const provider = context.providers.get(name)
  if (provider === undefined) {
    const why = name === '' ? 'Unsupported provider: missing provider' : 'Unsupported provider: provider is not enabled'
    return refuse('validation_failed', { message: why })
  }
  const challenge = readChallenge({
    code_challenge: query.get('code_challenge') || undefined,
    code_challenge_method: query.get('code_challenge_method') || undefined,
  })
  if (!challenge.ok) return challenge
  const extra = [...query].filter(([key]) => !ours.has(key))
  if (extra.length > maxExtra) return refuse('validation_failed', { message: 'Too many parameters' })
  return ok({
    provider,
    redirectTo: redirectTarget(context.settings, call),
    challenge: challenge.value,
    scopes: (query.get('scopes') ?? '')
      .split(/[\s,]+/)
      .filter((scope) => /^[\x21\x23-\x5b\x5d-\x7e]{1,255}$/.test(scope)),
    extra: Object.fromEntries(extra),
  })
}

/** Stores the login's state and returns the provider's URL, or a refusal when the provider cannot be reached. */
export async function startLogin(
  context: AuthContext,
  request: LoginRequest,
  linking?: Linking,
): Promise<Result<string>> {
  const { provider, redirectTo, challenge, scopes, extra } = request
  const flow = await startFlow(context, {
    provider: provider.name,
    redirectTo,
    challenge,
    ...(linking === undefined ? {} : { linking }),
  })
  try {
    const pending = { state: flow.id, verifier: flow.provider_verifier, nonce: flow.nonce }
    return ok(await provider.loginUrl(pending, { redirectUri: callbackUrl(context), scopes, extra }))
  } catch (error) {
    return providerFailed(context, provider.name, error)
  }
}

/** The callback URL of every provider. */
export const callbackUrl = ({ settings }: Pick<AuthContext, 'settings'>): string => `${settings.externalUrl}/callback`

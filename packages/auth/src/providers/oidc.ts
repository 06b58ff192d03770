import { createRemoteJWKSet, customFetch as joseFetch } from 'jose'
import * as client from 'openid-client'
import { isRecord } from '../http/is-record.ts'
import type { AuthClock } from '../ports.ts'
import { appleSecret } from './apple-secret.ts'
import { ask, ProviderFailure, patience } from './ask.ts'
import { checkIdToken } from './id-token.ts'
import { isLoopbackUrl } from './loopback-url.ts'
import { type ExternalProfile, readProfile } from './profile.ts'
import type { ExternalProvider } from './provider.ts'
import type { OidcProviderSettings } from './settings.ts'
import { withExtra } from './with-extra.ts'

/** How long a provider's discovery document is cached, in milliseconds. */
const discoveredFor = 60 * 60_000

/** A provider with OpenID Connect, discovered on first use. */
export function createOidcProvider(settings: OidcProviderSettings, clock: AuthClock): ExternalProvider {
  const discovered = remember(() => discover(settings), clock)

  return {
    name: settings.name,

    async loginUrl({ state, verifier, nonce }, { redirectUri, scopes, extra }) {
      const { config } = await discovered()
      return withExtra(
        extra,
        client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: [...new Set([...settings.scopes, ...scopes])].join(' '),
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(settings.formPost ? { response_mode: 'form_post' } : {}),
        }),
      )
    },

    async finishLogin({ state, verifier, nonce }, answer) {
      const { config } = await discovered()
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
      const tokens = await client.authorizationCodeGrant(config, answer, checks).catch(fail)
      const claims = tokens.claims()
      if (claims === undefined) throw new ProviderFailure('the provider sent no ID token')
      const missing = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
      const told = missing
        ? { ...claims, ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub).catch(fail)) }
        : claims
      const profile = profileOf(told, namesFromForm(answer))
      if (profile === null) throw new ProviderFailure('the provider did not say who the person is')
      return { profile, token: tokens.access_token, refreshToken: tokens.refresh_token ?? null }
    },

    async checkIdToken(brought, now) {
      const { keys } = await discovered()
      const issuers = [settings.issuer, ...settings.issuerAliases]
      const audience = [settings.clientId, ...settings.furtherClientIds]
      const checked = await checkIdToken(brought, { keys, issuers, audience, now })
      if (!checked.ok) return checked
      const profile = profileOf(checked.claims)
      const { nonce } = checked.claims
      if (profile === null) return { ok: false, why: 'bad_token' }
      return { ok: true, profile, nonce: typeof nonce === 'string' && nonce !== '' ? nonce : null }
    },
  }
}

const fail = (error: unknown): never => {
  throw new ProviderFailure('the provider’s answer was not accepted', { cause: error })
}

async function discover(settings: OidcProviderSettings) {
  const { issuer, clientId, clientSecret } = settings
  const authenticate: client.ClientAuth =
    typeof clientSecret === 'string'
      ? secretAsWanted(clientSecret)
      : async (as, known, body, headers) => {
          const secret = await appleSecret(clientSecret, clientId, issuer)
          client.ClientSecretPost(secret)(as, known, body, headers)
        }
  const config = await client
    .discovery(new URL(issuer), clientId, undefined, authenticate, {
      execute: [client.enableNonRepudiationChecks, ...(isLoopbackUrl(issuer) ? [client.allowInsecureRequests] : [])],
      [client.customFetch]: ask,
      timeout: patience / 1000,
    })
    .catch(fail)
  const { jwks_uri } = config.serverMetadata()
  if (jwks_uri === undefined) throw new ProviderFailure('the provider publishes no keys')
  const keys = createRemoteJWKSet(new URL(jwks_uri), { [joseFetch]: ask, timeoutDuration: patience })
  return { config, keys }
}

/**
 * Basic authentication where the provider supports it, which is OpenID's default; otherwise the secret goes in the
 * form.
 */
const secretAsWanted =
  (secret: string): client.ClientAuth =>
  (as, known, body, headers) => {
    const offered = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const way = offered.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost
    way(secret)(as, known, body, headers)
  }

/** Calls `load` once for all callers, and again after an hour or a failure. */
function remember<Value>(load: () => Promise<Value>, clock: AuthClock): () => Promise<Value> {
  let known: { value: Promise<Value>; until: number } | null = null
  return () => {
    const now = clock.now().getTime()
    if (known !== null && now < known.until) return known.value
    const value = load()
    known = { value, until: now + discoveredFor }
    value.catch(() => {
      known = null
    })
    return value
  }
}

type Names = { firstName?: unknown; lastName?: unknown }

const profileOf = (claims: Record<string, unknown>, names: Names = {}): ExternalProfile | null =>
  readProfile({
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    name: claims.name,
    firstName: claims.given_name ?? names.firstName,
    lastName: claims.family_name ?? names.lastName,
    picture: claims.picture,
    userName: claims.preferred_username,
  })

/** Apple sends the name only the first time, next to its signed answer; nothing but a name is taken from there. */
function namesFromForm(answer: URL): Names {
  try {
    const user: unknown = JSON.parse(answer.searchParams.get('user') ?? '{}')
    const name = isRecord(user) && isRecord(user.name) ? user.name : {}
    return { firstName: name.firstName, lastName: name.lastName }
  } catch {
    return {}
  }
}

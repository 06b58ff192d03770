import { createHash } from 'node:crypto'
import {
  createRemoteJWKSet,
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  customFetch as joseFetch,
  jwtVerify,
} from 'jose'
import * as client from 'openid-client'
import { isRecord } from '../http/is-record.ts'
import type { AuthClock } from '../ports.ts'
import { appleSecret } from './apple-secret.ts'
import { fetchFromProvider, ProviderFailure, timeout } from './fetch-from-provider.ts'
import { isLoopbackUrl } from './loopback-url.ts'
import { type ExternalProfile, readProfile } from './profile.ts'
import type { BroughtToken, ExternalProvider } from './provider.ts'
import type { OidcProviderSettings } from './settings.ts'
import { withExtra } from './with-extra.ts'

/** Only signatures with a key pair: the token's bearer might know a shared secret. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

type Checked = { ok: true; claims: JWTPayload } | { ok: false; why: 'foreign_issuer' | 'bad_token' }

/**
 * Checks signature, issuer, audience, age and, when there is an access token, `at_hash`. The keys are always the
 * configured provider's; the token cannot point to others.
 * @throws ProviderFailure when the provider's keys are unavailable
 */
async function checkIdToken(
  { idToken, accessToken }: BroughtToken,
  by: { keys: JWTVerifyGetKey; issuers: readonly string[]; audience: string[]; now: Date },
): Promise<Checked> {
  try {
    if (!by.issuers.includes(decodeJwt(idToken).iss ?? '')) return { ok: false, why: 'foreign_issuer' }
    const { payload, protectedHeader } = await jwtVerify(idToken, by.keys, {
      algorithms,
      issuer: [...by.issuers],
      audience: by.audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: by.now,
      clockTolerance: 10,
    })
    const hash = payload.at_hash
    const fits = accessToken === undefined || hash === undefined || hash === hashOf(accessToken, protectedHeader.alg)
    return fits ? { ok: true, claims: payload } : { ok: false, why: 'bad_token' }
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || isUnreadable(error)) {
      throw new ProviderFailure('the provider’s keys could not be fetched', { cause: error })
    }
    if (error instanceof errors.JOSEError) return { ok: false, why: 'bad_token' }
    throw error
  }
}

/** Whether the provider's response was not a key set, as far as the library's errors show it. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof errors.JWKSInvalid || (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')

/**
 * The left half of the access token's hash, using the hash function of the ID token's signature, as OpenID Connect Core
 * defines `at_hash`.
 */
function hashOf(accessToken: string, algorithm: string): string {
  const bits = /(256|384)$/.exec(algorithm)?.[1] ?? '512'
  const digest = createHash(`sha${bits}`).update(accessToken).digest()
  return digest.subarray(0, digest.length / 2).toString('base64url')
}

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
      const described = missing
        ? { ...claims, ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub).catch(fail)) }
        : claims
      const profile = profileOf(described, namesFromForm(answer))
      if (profile === null) throw new ProviderFailure('the provider did not identify the user')
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
      [client.customFetch]: fetchFromProvider,
      timeout: timeout / 1000,
    })
    .catch(fail)
  const { jwks_uri } = config.serverMetadata()
  if (jwks_uri === undefined) throw new ProviderFailure('the provider publishes no keys')
  const keys = createRemoteJWKSet(new URL(jwks_uri), { [joseFetch]: fetchFromProvider, timeoutDuration: timeout })
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

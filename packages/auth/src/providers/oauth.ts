import * as client from 'openid-client'
import { isRecord } from '../http/is-record.ts'
import { fetchFromProvider, ProviderFailure, timeout } from './fetch-from-provider.ts'
import { isLoopbackUrl } from './loopback-url.ts'
import { type ExternalProfile, readProfile } from './profile.ts'
import type { ExternalProvider } from './provider.ts'
import type { OAuthProviderSettings } from './settings.ts'
import { withExtra } from './with-extra.ts'

/** A provider with plain OAuth 2: its token opens its own API, which says who the user is. */
export function createOAuthProvider(settings: OAuthProviderSettings): ExternalProvider {
  const config = configure(settings)
  return {
    name: settings.name,

    async loginUrl({ state, verifier }, { redirectUri, scopes, extra }) {
      return withExtra(
        extra,
        client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: [...new Set([...settings.scopes, ...scopes])].join(' '),
          state,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      )
    },

    async finishLogin({ state, verifier }, answer) {
      const checks = { expectedState: state, pkceCodeVerifier: verifier }
      const tokens = await client.authorizationCodeGrant(config, answer, checks).catch((error: unknown) => {
        throw new ProviderFailure('the provider’s answer was not accepted', { cause: error })
      })
      const profile = await profileReaders[settings.dialect](settings.apiBase, tokens.access_token)
      if (profile === null) throw new ProviderFailure('the provider did not identify the user')
      return { profile, token: tokens.access_token, refreshToken: tokens.refresh_token ?? null }
    },

    checkIdToken: null,
  }
}

function configure(settings: OAuthProviderSettings): client.Configuration {
  const { clientId, clientSecret, authorizationEndpoint, tokenEndpoint } = settings
  if (typeof clientSecret !== 'string') throw new Error(`${settings.name} needs a client secret`)
  const server = {
    issuer: new URL(authorizationEndpoint).origin,
    authorization_endpoint: authorizationEndpoint,
    token_endpoint: tokenEndpoint,
  }
  const config = new client.Configuration(server, clientId, undefined, client.ClientSecretPost(clientSecret))
  if (isLoopbackUrl(tokenEndpoint)) client.allowInsecureRequests(config)
  config[client.customFetch] = fetchFromProvider
  config.timeout = timeout / 1000
  return config
}

type Read = (apiBase: string, token: string) => Promise<ExternalProfile | null>

const profileReaders: Record<OAuthProviderSettings['dialect'], Read> = {
  async github(apiBase, token) {
    const [person, addresses] = await Promise.all([
      read(`${apiBase}/user`, token),
      readAddresses(`${apiBase}/user/emails`, token),
    ])
    const primary = addresses.find((address) => address.primary === true) ?? addresses[0]
    return readProfile({
      subject: person.id,
      email: primary?.email,
      emailVerified: primary?.verified,
      name: person.name,
      picture: person.avatar_url,
      userName: person.login,
    })
  },

  async discord(apiBase, token) {
    const person = await read(`${apiBase}/users/@me`, token)
    return readProfile({
      subject: person.id,
      email: person.email,
      emailVerified: person.verified,
      name: person.global_name ?? person.username,
      userName: person.username,
      ...(typeof person.avatar === 'string'
        ? { picture: `https://cdn.discordapp.com/avatars/${person.id}/${person.avatar}.png` }
        : {}),
    })
  },
}

type ApiAnswer = Record<string, unknown>

async function read(url: string, token: string): Promise<ApiAnswer> {
  const answer = await readJson(url, token)
  if (isRecord(answer)) return answer
  throw new ProviderFailure('a provider’s API answered something else')
}

async function readAddresses(url: string, token: string): Promise<ApiAnswer[]> {
  const answer = await readJson(url, token)
  return Array.isArray(answer) ? answer.filter(isRecord) : []
}

async function readJson(url: string, token: string): Promise<unknown> {
  const response = await fetchFromProvider(url, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json', 'User-Agent': 'squash-auth' },
  })
  if (response.status !== 200) throw new ProviderFailure(`a provider’s API answered ${response.status}`)
  return await response.json().catch((error: unknown) => {
    throw new ProviderFailure('a provider’s API sent no JSON', { cause: error })
  })
}

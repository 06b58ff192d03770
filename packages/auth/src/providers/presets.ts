import type { AppleKey } from './apple-secret.ts'
import type { OAuthProviderSettings, OidcProviderSettings } from './settings.ts'

type Client<Secret = string> = { clientId: string; clientSecret: Secret; furtherClientIds?: readonly string[] }

/** Sign in with Google. */
export const google = (client: Client & { issuer?: string }): OidcProviderSettings => ({
  kind: 'oidc',
  name: 'google',
  issuer: 'https://accounts.google.com',
  issuerAliases: ['accounts.google.com'],
  scopes: ['openid', 'email', 'profile'],
  formPost: false,
  furtherClientIds: [],
  ...client,
})

/** Sign in with Apple, which posts its answer as a form whenever a name or an address is requested. */
export const apple = (client: Client<AppleKey> & { issuer?: string }): OidcProviderSettings => ({
  kind: 'oidc',
  name: 'apple',
  issuer: 'https://appleid.apple.com',
  issuerAliases: [],
  scopes: ['openid', 'email', 'name'],
  formPost: true,
  furtherClientIds: [],
  ...client,
})

/** Any other provider with OpenID Connect. */
export const oidc = (client: Client & { name: string; issuer: string }): OidcProviderSettings => ({
  kind: 'oidc',
  issuerAliases: [],
  scopes: ['openid', 'email', 'profile'],
  formPost: false,
  furtherClientIds: [],
  ...client,
})

/** GitHub, or a GitHub Enterprise server at `url`. */
export function github({ url = 'https://github.com', ...client }: Client & { url?: string }): OAuthProviderSettings {
  return {
    kind: 'oauth',
    name: 'github',
    dialect: 'github',
    authorizationEndpoint: `${url}/login/oauth/authorize`,
    tokenEndpoint: `${url}/login/oauth/access_token`,
    apiBase: url === 'https://github.com' ? 'https://api.github.com' : `${url}/api/v3`,
    scopes: ['read:user', 'user:email'],
    furtherClientIds: [],
    ...client,
  }
}

/** Discord; `url` replaces the service's address. */
export function discord({ url = 'https://discord.com', ...client }: Client & { url?: string }): OAuthProviderSettings {
  return {
    kind: 'oauth',
    name: 'discord',
    dialect: 'discord',
    authorizationEndpoint: `${url}/oauth2/authorize`,
    tokenEndpoint: `${url}/api/oauth2/token`,
    apiBase: `${url}/api`,
    scopes: ['identify', 'email'],
    furtherClientIds: [],
    ...client,
  }
}

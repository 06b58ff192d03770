import type { AppleKey } from './apple-secret.ts'

type Common = {
  /** The provider's name in requests and tables: lower case. */
  name: string
  clientId: string
  clientSecret: string | AppleKey
  /** Further clients of the same operator, such as a phone app, whose tokens are accepted too. */
  furtherClientIds: readonly string[]
  scopes: readonly string[]
}

/** A provider with OpenID Connect: discovered through its issuer, trusted by its signature. */
export type OidcProviderSettings = Common & {
  kind: 'oidc'
  /** Exactly as the provider writes it in its tokens. */
  issuer: string
  /** Other spellings of the issuer, found in tokens that phone apps bring. */
  issuerAliases: readonly string[]
  /** The provider posts its answer as a form. */
  formPost: boolean
}

/** A provider with OAuth 2 and an API of its own, which says who the user is. */
export type OAuthProviderSettings = Common & {
  kind: 'oauth'
  dialect: 'github' | 'discord'
  authorizationEndpoint: string
  tokenEndpoint: string
  apiBase: string
}

export type ExternalProviderSettings = OidcProviderSettings | OAuthProviderSettings

/** Reserved: they name other kinds of identity. */
export const reservedProviderNames: readonly string[] = ['email', 'phone', 'web3', 'saml', 'sso', 'anonymous_users']

import type { AppleKey } from './apple-secret.ts'

type Common = {
  /** How clients and tables name the provider: lower case. */
  name: string
  clientId: string
  clientSecret: string | AppleKey
  /** Clients of the same operator, such as a phone app, whose tokens are taken too. */
  furtherClientIds: readonly string[]
  scopes: readonly string[]
}

/** A provider with OpenID Connect: found by its issuer, believed by its signature. */
export type OidcProviderSettings = Common & {
  kind: 'oidc'
  /** Exactly as the provider writes it in its tokens. */
  issuer: string
  /** Further spellings of the issuer in tokens that phone apps bring. */
  issuerAliases: readonly string[]
  /** The provider posts its answer as a form. */
  formPost: boolean
}

/** A provider with OAuth 2 and an API of its own, asked who the person is. */
export type OAuthProviderSettings = Common & {
  kind: 'oauth'
  dialect: 'github' | 'discord'
  authorizationEndpoint: string
  tokenEndpoint: string
  apiBase: string
}

export type ExternalProviderSettings = OidcProviderSettings | OAuthProviderSettings

/** Names that mean other ways in. */
export const reservedProviderNames: readonly string[] = ['email', 'phone', 'web3', 'saml', 'sso', 'anonymous_users']

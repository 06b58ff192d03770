/** One organisation that signs its users in. */
export type IdentityProviderSettings = {
  /** A UUID; accounts of this organisation have the provider `sso:<id>`. */
  id: string
  entityId: string
  /** Where users are sent with a request in the URL. */
  signInUrl: string
  /** Certificates of the keys that sign its answers; base64 of DER. */
  certificates: readonly string[]
  /** Domains of its users' email addresses, in lower case; it can vouch only for these. */
  domains: readonly string[]
}

/** SAML is enabled when there is an identity provider. */
export type SamlSettings = { identityProviders: readonly IdentityProviderSettings[] }

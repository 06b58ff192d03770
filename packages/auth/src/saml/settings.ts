/** One organisation that signs its people in. */
export type IdentityProviderSettings = {
  /** A UUID; accounts of this organisation have the provider `sso:<id>`. */
  id: string
  entityId: string
  /** Where people are sent with a request in the address. */
  signInUrl: string
  /** Certificates of the keys that sign its answers; base64 of DER. */
  certificates: readonly string[]
  /** Of its people's e-mail addresses, in lower case; its word counts for these alone. */
  domains: readonly string[]
}

/** SAML is on when there is an identity provider. */
export type SamlSettings = { identityProviders: readonly IdentityProviderSettings[] }

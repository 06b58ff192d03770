import type { ExternalProviderSettings } from './providers/settings.ts'
import type { SamlSettings } from './saml/settings.ts'
import type { JwtKeys } from './tokens/jwt-keys.ts'

export type AuthSettings = {
  /** Where users are redirected when the request names no allowed target. */
  siteUrl: string
  /** This service's URL as seen by browsers and mail readers, with its base path and no trailing slash. */
  externalUrl: string
  /** The path under which requests arrive. */
  basePath: string
  /** The `iss` claim. */
  issuer: string
  /** Addresses count as confirmed at sign-up, without a mail. */
  autoconfirm: boolean
  signupDisabled: boolean
  /** Users can sign up and in with email addresses. */
  emailProvider: boolean
  /** Users can sign up and in with phone numbers. */
  phoneProvider: boolean
  /** Numbers count as confirmed at sign-up and when changed, without a text. */
  phoneAutoconfirm: boolean
  /** In characters; at least 6. */
  passwordMin: number
  /**
   * A new password must come with the current one, unless the session was opened by a mailed or texted code within the
   * last hour.
   */
  requireCurrentPassword: boolean
  /** In a session older than a day, a new password must come with a code (GET /reauthenticate). */
  requireReauthentication: boolean
  /** Further redirect targets, as globs: `*` stops at `.` and `/`, `**` does not, `?` is one character. */
  redirectAllow: readonly string[]
  /** Providers that may vouch for users, in addition to their own email address. */
  providers: readonly ExternalProviderSettings[]
  saml: SamlSettings
  /** Signed-in users may link further identities. */
  manualLinking: boolean
  /** The operator's keys; if null, one is created once and stored in the database. */
  jwtKeys: JwtKeys | null
  accessTokenSeconds: number
  /** How long a rotated refresh token is still answered, for racing tabs. */
  refreshReuseSeconds: number
  /** A session that is not refreshed for this long ends. */
  sessionIdleSeconds: number
  /** 6 to 10. */
  codeDigits: number
  codeMinutes: number
  /** How long a texted code works. */
  smsCodeSeconds: number
  /** How long the code that ends a PKCE flow can be exchanged, from its issue. */
  authCodeSeconds: number
  /** One mail per address and purpose in this time. */
  mailIntervalSeconds: number
  /** One text per number and purpose in this time. */
  smsIntervalSeconds: number
  /** Answers that must not reveal whether an account exists take this long, or a multiple of it. 0: no delay. */
  constantTimeMilliseconds: number
  securityEventDays: number
  /** Users may add authenticator apps as second factors. Existing ones keep working either way. */
  totpFactors: boolean
  /** Users may add phones as second factors. */
  phoneFactors: boolean
  /**
   * Keys that seal the secrets of authenticator apps: the first seals, all open. If there are none, one is created once
   * and stored in the database.
   */
  factorKeys: readonly string[]
  /** Users may sign in with a Solana wallet. */
  web3: boolean
}

const defaults = {
  basePath: '/auth/v1',
  autoconfirm: false,
  signupDisabled: false,
  emailProvider: true,
  phoneProvider: false,
  phoneAutoconfirm: false,
  passwordMin: 6,
  requireCurrentPassword: false,
  requireReauthentication: false,
  redirectAllow: [],
  providers: [],
  saml: { identityProviders: [] },
  manualLinking: false,
  jwtKeys: null,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  sessionIdleSeconds: 90 * 86_400,
  codeDigits: 6,
  codeMinutes: 24 * 60,
  smsCodeSeconds: 60,
  authCodeSeconds: 300,
  mailIntervalSeconds: 60,
  smsIntervalSeconds: 60,
  constantTimeMilliseconds: 250,
  securityEventDays: 365,
  totpFactors: true,
  phoneFactors: false,
  factorKeys: [],
  web3: false,
} satisfies Partial<AuthSettings>

/** Fills in the defaults. The issuer is the external URL unless given. */
export const authSettings = (
  given: Pick<AuthSettings, 'siteUrl' | 'externalUrl'> & Partial<AuthSettings>,
): AuthSettings => ({ issuer: given.externalUrl, ...defaults, ...given })

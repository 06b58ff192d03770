import type { ExternalProviderSettings } from './providers/settings.ts'
import type { SamlSettings } from './saml/settings.ts'
import type { JwtKeys } from './tokens/jwt-keys.ts'

export type AuthSettings = {
  /** Where people are sent when they name no allowed target of their own. */
  siteUrl: string
  /** This service's address as browsers and mail readers reach it, with its base path and no slash at the end. */
  externalUrl: string
  /** The path under which requests arrive. */
  basePath: string
  /** The `iss` claim. */
  issuer: string
  /** Accounts count as confirmed at sign-up, and no mail is sent for it. */
  autoconfirm: boolean
  signupDisabled: boolean
  /** People sign up and in with e-mail addresses. */
  emailProvider: boolean
  /** People sign up and in with phone numbers. */
  phoneProvider: boolean
  /** Numbers count as confirmed at sign-up and at a change, and no text is sent for it. */
  phoneAutoconfirm: boolean
  /** In characters; at least 6. */
  passwordMin: number
  /** A new password needs the current one beside it, unless the session was opened by a mailed or texted code within the last hour. */
  requireCurrentPassword: boolean
  /** A session older than a day needs a code beside a new password (GET /reauthenticate). */
  requireReauthentication: boolean
  /** Further redirect targets, as globs: `*` stops at `.` and `/`, `**` does not, `?` is one character. */
  redirectAllow: readonly string[]
  /** Who may vouch for people, beside their own e-mail address. */
  providers: readonly ExternalProviderSettings[]
  saml: SamlSettings
  /** Signed-in people may add further ways in. */
  manualLinking: boolean
  /** Keys of the operator; null: one is made once and kept in the database. */
  jwtKeys: JwtKeys | null
  accessTokenSeconds: number
  /** How long a rotated refresh token is still answered, for tabs that race. */
  refreshReuseSeconds: number
  /** A session that is not refreshed for so long is over. */
  sessionIdleSeconds: number
  /** 6 to 10. */
  codeDigits: number
  codeMinutes: number
  /** How long a texted code works. */
  smsCodeSeconds: number
  /** How long the code that ends a PKCE flow can be exchanged, from its issue. */
  authCodeSeconds: number
  /** One mail for each address and purpose in this time. */
  mailIntervalSeconds: number
  /** One text for each number and purpose in this time. */
  smsIntervalSeconds: number
  /** Answers that must not tell whether an account exists take so long, or a multiple of it. 0: as long as the work. */
  evenAnswerMilliseconds: number
  securityEventDays: number
  /** People may add authenticator apps as second factors. Those that exist keep working either way. */
  totpFactors: boolean
  /** People may add phones as second factors. */
  phoneFactors: boolean
  /** Seal the secrets of authenticator apps: the first seals, all open. None: one is made once and kept in the database. */
  factorKeys: readonly string[]
  /** People may sign in with a Solana wallet. */
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
  evenAnswerMilliseconds: 250,
  securityEventDays: 365,
  totpFactors: true,
  phoneFactors: false,
  factorKeys: [],
  web3: false,
} satisfies Partial<AuthSettings>

/** Fills in the protocol's defaults (§10). The issuer is the external address unless given. */
export const authSettings = (
  given: Pick<AuthSettings, 'siteUrl' | 'externalUrl'> & Partial<AuthSettings>,
): AuthSettings => ({ issuer: given.externalUrl, ...defaults, ...given })

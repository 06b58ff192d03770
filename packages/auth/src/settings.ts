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
  /** In characters; at least 6. */
  passwordMin: number
  /** A new password needs the old one beside it. */
  requireCurrentPassword: boolean
  /** Further redirect targets, as globs: `*` stops at `.` and `/`, `**` does not, `?` is one character. */
  redirectAllow: readonly string[]
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
  /** One mail for each account and purpose in this time. */
  mailIntervalSeconds: number
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
  passwordMin: 6,
  requireCurrentPassword: false,
  redirectAllow: [],
  jwtKeys: null,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  sessionIdleSeconds: 90 * 86_400,
  codeDigits: 6,
  codeMinutes: 24 * 60,
  mailIntervalSeconds: 60,
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

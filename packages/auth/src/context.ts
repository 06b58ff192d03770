import type { AccountHooks } from './accounts/hooks.ts'
import type { AuthMailer } from './codes/mail.ts'
import type { AuthTexter } from './codes/text.ts'
import type { LinkPage } from './http/link-page.ts'
import type { AuthLimiter } from './limits.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { AuthClock, AuthDb, AuthLog, AuthTx } from './ports.ts'
import type { ExternalProvider } from './providers/provider.ts'
import type { Vault } from './secrets/vault.ts'
import type { SessionCheck } from './sessions/check.ts'
import type { AuthSettings } from './settings.ts'
import type { AccessTokens } from './tokens/access-token.ts'

/** What the host brings. */
export type AuthDependencies = {
  db: AuthDb
  /** May run `work` again after a deadlock, so `work` touches nothing but the database. */
  transaction<T>(work: (tx: AuthTx) => Promise<T>): Promise<T>
  mailer: AuthMailer
  texter: AuthTexter
  clock: AuthClock
  settings: AuthSettings
  accounts: AccountHooks
  limiter: AuthLimiter
  log: AuthLog
  /** Whether an error means that the database cannot be reached now: answered with 503, so that clients try again. */
  isUnavailable?(error: unknown): boolean
  /** The whole HTML page that asks before a mailed link is used up, with the host's words; a plain one unless given. */
  linkPage?(page: LinkPage): string
  /** Waits; the timers of Node unless given. */
  pause?(milliseconds: number): Promise<unknown>
}

/** What every endpoint works with. */
export type AuthContext = AuthDependencies & {
  pause(milliseconds: number): Promise<unknown>
  passwords: Passwords
  accessTokens: AccessTokens
  sessionCheck: SessionCheck
  vault: Vault
  /** By name. */
  providers: ReadonlyMap<string, ExternalProvider>
}

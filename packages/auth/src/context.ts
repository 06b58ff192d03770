import type { AccountHooks } from './accounts/hooks.ts'
import type { AuthMailer, AuthTexter } from './codes/messages.ts'
import type { LinkPage } from './http/link-page.ts'
import type { AuthLimiter } from './limits.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { AuthClock, AuthDb, AuthLog, AuthTx } from './ports.ts'
import type { ExternalProvider } from './providers/provider.ts'
import type { Vault } from './secrets/vault.ts'
import type { SessionCheck } from './sessions/check.ts'
import type { AuthSettings } from './settings.ts'
import type { AccessTokens } from './tokens/access-token.ts'

/** The host's dependencies. */
export type AuthDependencies = {
  db: AuthDb
  /** May run `work` again after a deadlock, so `work` must touch nothing but the database. */
  transaction<T>(work: (tx: AuthTx) => Promise<T>): Promise<T>
  mailer: AuthMailer
  texter: AuthTexter
  clock: AuthClock
  settings: AuthSettings
  accounts: AccountHooks
  limiter: AuthLimiter
  log: AuthLog
  /** Whether an error means that the database is unreachable: answered with 503, so that clients retry. */
  isUnavailable?(error: unknown): boolean
  /**
   * Renders the whole HTML page that asks for confirmation before a mailed link is used up, in the host's words; a
   * plain page by default.
   */
  linkPage?(page: LinkPage): string
  /** Waits; uses Node's timers by default. */
  pause?(milliseconds: number): Promise<unknown>
}

/** The dependencies that every endpoint gets. */
export type AuthContext = AuthDependencies & {
  pause(milliseconds: number): Promise<unknown>
  passwords: Passwords
  accessTokens: AccessTokens
  sessionCheck: SessionCheck
  vault: Vault
  /** By name. */
  providers: ReadonlyMap<string, ExternalProvider>
}

import { setTimeout } from 'node:timers/promises'
import type { AuthContext, AuthDependencies } from './context.ts'
import { listSecurityEvents, type SecurityEvent } from './events/list.ts'
import { handle } from './http/handle.ts'
import { createPasswords } from './passwords/passwords.ts'
import { createProviders } from './providers/providers.ts'
import { removeExpired } from './remove-expired.ts'
import { type Refusal, refuse } from './result.ts'
import { createVault } from './secrets/vault.ts'
import { createSessionCheck, owesSecondFactor } from './sessions/check.ts'
import { listSessions, revokeSession, type SessionSummary } from './sessions/manage.ts'
import { type AccessClaims, createAccessTokens } from './tokens/access-token.ts'
import { createKeyring, type PublicJwk } from './tokens/keyring.ts'

export type Authentication =
  | { ok: true; claims: AccessClaims }
  | Refusal<'bad_jwt' | 'user_not_found' | 'session_not_found' | 'user_banned' | 'mfa_required'>

export type Auth = {
  /** Answers any request under the base path. `address` is the client's, for limits. */
  handle(request: Request, from: { address: string }): Promise<Response>
  /**
   * Checks an access token and, with a memory of at most a second, that its session lives and owes no second factor. For
   * the host's other paths.
   */
  authenticate(accessToken: string): Promise<Authentication>
  /** The public keys. */
  jwks(): Promise<{ keys: PublicJwk[] }>
  listSessions(userId: string): Promise<SessionSummary[]>
  /** Ends one of a person's sessions. @returns false when they have no such session */
  revokeSession(userId: string, sessionId: string): Promise<boolean>
  /** One page of an account's history, newest first; `before` is the last id of the page before. */
  listSecurityEvents(userId: string, page: { limit: number; before?: number }): Promise<SecurityEvent[]>
  /** Deletes expired codes, sessions, tokens and events; run it now and then. */
  removeExpired(now: Date): Promise<void>
}

/** Builds the service from what the host brings. It holds nothing open and makes its signing key at first use. */
export function createAuth(dependencies: AuthDependencies): Auth {
  const { db, clock, settings } = dependencies
  const keyring = createKeyring({ db, clock, ...settings })
  const context: AuthContext = {
    ...dependencies,
    pause: dependencies.pause ?? setTimeout,
    passwords: createPasswords(),
    providers: createProviders(settings.providers, clock),
    accessTokens: createAccessTokens({ keyring, clock, settings }),
    sessionCheck: createSessionCheck({ db, clock }),
    vault: createVault({ db, clock, secrets: settings.factorKeys }),
  }
  return {
    handle: (request, from) => handle(context, request, from),
    authenticate: async (accessToken) => {
      const verified = await context.accessTokens.verify(accessToken)
      if (!verified.ok) return verified
      const alive = await context.sessionCheck.check(verified.value)
      if (!alive.ok) return alive
      return owesSecondFactor(alive.value) ? refuse('mfa_required') : { ok: true, claims: verified.value }
    },
    jwks: () => context.accessTokens.published(),
    listSessions: (userId) => listSessions(db, userId),
    revokeSession: (userId, sessionId) => revokeSession(context, userId, sessionId),
    listSecurityEvents: (userId, page) => listSecurityEvents(db, userId, page),
    removeExpired: (now) => removeExpired(context, now),
  }
}

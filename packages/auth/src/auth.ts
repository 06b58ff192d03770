import { setTimeout } from 'node:timers/promises'
import type { AuthContext, AuthDependencies } from './context.ts'
import { erase, type KnownBy, lockForErasure } from './deletion/erase.ts'
import { type Proof, type Reauthentication, reauthenticate } from './deletion/reauthenticate.ts'
import { cancelDeletion, requestDeletion, type SignedIn } from './deletion/request.ts'
import { listSecurityEvents, type SecurityEvent } from './events/security-events.ts'
import { type HostRefusal, handle, refuseForHost } from './http/handle.ts'
import { createPasswords } from './passwords/passwords.ts'
import type { AuthTx } from './ports.ts'
import { createProviders } from './providers/providers.ts'
import { removeExpired } from './remove-expired.ts'
import { type Refusal, refuse } from './result.ts'
import { createVault } from './secrets/vault.ts'
import { createSessionCheck, type DeadSession, lacksSecondFactor } from './sessions/check.ts'
import { listSessions, revokeSession, type SessionSummary } from './sessions/manage.ts'
import { type AccessClaims, createAccessTokens } from './tokens/access-token.ts'
import { createKeyring, type PublicJwk } from './tokens/keyring.ts'

type Authentication = { ok: true; claims: AccessClaims } | Refusal<'bad_jwt' | 'mfa_required'> | DeadSession

export type Auth = {
  /** Answers any request under the base path. `address` is the client's network address, for rate limits. */
  handle(request: Request, from: { address: string }): Promise<Response>
  /**
   * The answer, in the protocol's shape, to a request that the host refuses before handling it, or that takes too long.
   */
  refuse(code: HostRefusal, request: Headers, retryAfter?: number): Response
  /**
   * Checks an access token for the host's other paths: its session must be live and owe no second factor. The session's
   * state is cached for up to a second.
   */
  authenticate(accessToken: string): Promise<Authentication>
  /** The public keys. */
  jwks(): Promise<{ keys: PublicJwk[] }>
  listSessions(userId: string): Promise<SessionSummary[]>
  /** Ends one of a user's sessions. @returns false when they have no such session */
  revokeSession(userId: string, sessionId: string): Promise<boolean>
  /** One page of an account's history, newest first; `before` is the last id of the previous page. */
  listSecurityEvents(userId: string, page: { limit: number; before?: number }): Promise<SecurityEvent[]>
  /**
   * Whether the caller has just proved their identity again: by the password or the code of GET /reauthenticate.
   * Guesses are slowed down and limited as at sign-in. A user with neither a password nor an address must have signed
   * in within the last ten minutes.
   */
  reauthenticate(by: SignedIn, proof: Proof): Promise<Reauthentication>
  /**
   * Records in the account's history that its deletion was requested, and ends every other session. Runs in the host's
   * transaction.
   */
  requestDeletion(tx: AuthTx, by: SignedIn): Promise<void>
  /** Records in the account's history that its deletion was cancelled. Runs in the host's transaction. */
  cancelDeletion(tx: AuthTx, by: SignedIn): Promise<void>
  /**
   * Locks an account that is about to be erased. @returns its names and addresses; null when there is no such account
   */
  lockForErasure(tx: AuthTx, userId: string): Promise<KnownBy | null>
  /** Deletes an account with all its data here. Runs in the host's transaction, which holds its lock. */
  erase(tx: AuthTx, userId: string): Promise<void>
  /** Deletes expired codes, sessions, tokens and events; meant to run regularly. */
  removeExpired(now: Date): Promise<void>
}

/** Builds the service from the host's dependencies. Opens no connections, and creates its signing key on first use. */
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
    refuse: refuseForHost,
    authenticate: async (accessToken) => {
      const verified = await context.accessTokens.verify(accessToken)
      if (!verified.ok) return verified
      const alive = await context.sessionCheck.check(verified.value)
      if (!alive.ok) return alive
      return lacksSecondFactor(alive.value) ? refuse('mfa_required') : { ok: true, claims: verified.value }
    },
    jwks: () => context.accessTokens.published(),
    listSessions: (userId) => listSessions(db, userId),
    revokeSession: (userId, sessionId) => revokeSession(context, userId, sessionId),
    listSecurityEvents: (userId, page) => listSecurityEvents(db, userId, page),
    reauthenticate: (by, proof) => reauthenticate(context, by, proof),
    requestDeletion: (tx, by) => requestDeletion(context, tx, by),
    cancelDeletion: (tx, by) => cancelDeletion(context, tx, by),
    lockForErasure,
    erase,
    removeExpired: (now) => removeExpired(context, now),
  }
}

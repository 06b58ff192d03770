import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { AuthTx } from '../ports.ts'
import type { Session } from '../tables.ts'
import type { AuthenticationMethod } from '../values.ts'

/** A session just started or refreshed. The token exists in the clear only here and in the answer. */
export type OpenSession = { session: Session; refreshToken: string }

/**
 * Opens a session at aal1 for a user who has just proved their identity.
 * @returns the beginning of the statement that stores it
 */
export function withNewSession(
  tx: AuthTx,
  by: {
    userId: string
    method: AuthenticationMethod['method']
    provider?: string
    userAgent: string | null
    now: Date
  },
) {
  const proof: AuthenticationMethod = {
    method: by.method,
    timestamp: Math.floor(by.now.getTime() / 1000),
    ...(by.provider === undefined ? {} : { provider: by.provider }),
  }
  const session: Session = {
    id: randomUUID(),
    user_id: by.userId,
    aal: 'aal1',
    amr: [proof],
    user_agent: by.userAgent,
    generation: 0,
    trusted_generation: 0,
    created_at: by.now,
    refreshed_at: by.now,
  }
  const refreshToken = newRefreshToken()
  const statement = tx
    .with('opened', (db) => db.insertInto('auth.sessions').values({ ...session, amr: JSON.stringify(session.amr) }))
    .with('issued', (db) =>
      db.insertInto('auth.refresh_tokens').values({
        token_hash: hashRefreshToken(refreshToken),
        session_id: session.id,
        generation: session.generation,
        created_at: by.now,
      }),
    )
  const open: OpenSession = { session, refreshToken }
  return { statement, open }
}

/** A refresh token that is not derived from another one: 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a refresh token. */
export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const newSuccessorSalt = (): string => randomBytes(32).toString('base64url')

/**
 * Derives a token's successor from the former token, which only the client has, and the salt, which only the database
 * has: so the current token can be returned again to a client that shows its parent, and yet a stolen database opens
 * nothing.
 */
export const successorOf = (token: string, salt: string): string =>
  createHmac('sha256', token).update(salt).digest('base64url')

/** Rejects malformed tokens before the lookup; under 12 characters is malformed. */
export const isWellFormed = (token: string): boolean => /^[\w-]{12,256}$/.test(token)

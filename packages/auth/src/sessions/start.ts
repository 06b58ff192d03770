import { randomUUID } from 'node:crypto'
import type { AuthTx } from '../ports.ts'
import type { Session } from '../tables.ts'
import type { AuthenticationMethod } from '../values.ts'
import { hashRefreshToken, newRefreshToken } from './refresh-token.ts'

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

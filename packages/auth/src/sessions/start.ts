import { randomUUID } from 'node:crypto'
import type { AuthTx } from '../ports.ts'
import type { Session, User } from '../tables.ts'
import type { AuthenticationMethod } from '../values.ts'
import { hashRefreshToken, newRefreshToken } from './refresh-token.ts'

/** A session just started or refreshed. The token exists in the clear only here and in the answer. */
export type OpenSession = { session: Session; refreshToken: string }

/** Opens a session at aal1 for a user who has just proved their identity. */
export async function startSession(
  tx: AuthTx,
  user: User,
  by: { method: AuthenticationMethod['method']; provider?: string; userAgent: string | null; now: Date },
): Promise<OpenSession> {
  const proof: AuthenticationMethod = {
    method: by.method,
    timestamp: Math.floor(by.now.getTime() / 1000),
    ...(by.provider === undefined ? {} : { provider: by.provider }),
  }
  const session = await tx
    .insertInto('auth.sessions')
    .values({
      id: randomUUID(),
      user_id: user.id,
      aal: 'aal1',
      amr: JSON.stringify([proof]),
      user_agent: by.userAgent,
      created_at: by.now,
      refreshed_at: by.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const refreshToken = newRefreshToken()
  await tx
    .insertInto('auth.refresh_tokens')
    .values({
      token_hash: hashRefreshToken(refreshToken),
      session_id: session.id,
      generation: session.generation,
      created_at: by.now,
    })
    .execute()
  return { session, refreshToken }
}

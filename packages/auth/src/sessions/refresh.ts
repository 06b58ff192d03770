import { sql } from 'kysely'
import { isBanned } from '../accounts/ban.ts'
import { findUser } from '../accounts/store.ts'
import type { AuthContext } from '../context.ts'
import { recordEvents } from '../events/security-events.ts'
import type { AuthTx } from '../ports.ts'
import { ok, type Result, refuse } from '../result.ts'
import { lockNotAvailable, sqlState } from '../sqlstate.ts'
import type { Session, User } from '../tables.ts'
import { hashRefreshToken, newSuccessorSalt, type OpenSession, successorOf } from './start.ts'

/**
 * Exchanges a refresh token. Calls for one session wait for each other (up to 5 s), so that simultaneous calls with one
 * token all get the same successor. Reuse of a stale token ends the session, even though the call is refused.
 */
export async function refreshSession(
  context: AuthContext,
  token: string,
): Promise<Result<{ user: User; open: OpenSession }>> {
  try {
    return await context.transaction((tx) => refreshLocked(context, tx, token))
  } catch (error) {
    if (sqlState(error) === lockNotAvailable) return refuse('conflict')
    throw error
  }
}

async function refreshLocked(
  context: AuthContext,
  tx: AuthTx,
  token: string,
): Promise<Result<{ user: User; open: OpenSession }>> {
  const { clock, settings } = context
  const now = clock.now()
  const session = await lockSessionOf(tx, token)
  const presented = await findToken(tx, token)
  if (session === undefined || presented === undefined) return refuse('refresh_token_not_found')

  const decision = decideRefresh(
    { generation: presented.generation, rotatedAt: presented.rotated_at },
    {
      generation: session.generation,
      trustedGeneration: session.trusted_generation,
      refreshedAt: session.refreshed_at,
    },
    { now, reuseSeconds: settings.refreshReuseSeconds, idleSeconds: settings.sessionIdleSeconds },
  )
  if (decision === 'session_expired') {
    await endSession(tx, session)
    return refuse('session_expired')
  }
  if (decision === 'reused') {
    await endSession(tx, session)
    await recordEvents(tx, [
      { user_id: session.user_id, type: 'refresh_token_reused', session_id: session.id, at: now },
    ])
    return refuse('refresh_token_already_used')
  }

  const user = await findUser(tx, session.user_id)
  if (user === undefined) return refuse('refresh_token_not_found')
  if (isBanned(user.banned_until, now)) return refuse('user_banned', { status: 400 })
  const open =
    decision === 'rotate'
      ? await rotate(tx, session, token, now)
      : { session, refreshToken: await currentToken(tx, session, token, presented.generation) }
  return ok({ user, open })
}

async function lockSessionOf(tx: AuthTx, token: string): Promise<Session | undefined> {
  await sql`select set_config('lock_timeout', '5s', true)`.execute(tx)
  return await tx
    .selectFrom('auth.sessions')
    .selectAll()
    .where('id', '=', (query) =>
      query.selectFrom('auth.refresh_tokens').select('session_id').where('token_hash', '=', hashRefreshToken(token)),
    )
    .forUpdate()
    .executeTakeFirst()
}

// Read only after the lock is held: until then another call may still be rotating this token.
const findToken = (tx: AuthTx, token: string) =>
  tx
    .selectFrom('auth.refresh_tokens')
    .select(['generation', 'rotated_at'])
    .where('token_hash', '=', hashRefreshToken(token))
    .executeTakeFirst()

async function rotate(tx: AuthTx, session: Session, token: string, now: Date): Promise<OpenSession> {
  const salt = newSuccessorSalt()
  const refreshToken = successorOf(token, salt)
  await tx
    .updateTable('auth.refresh_tokens')
    .set({ successor_salt: salt, rotated_at: now })
    .where('token_hash', '=', hashRefreshToken(token))
    .execute()
  await tx
    .insertInto('auth.refresh_tokens')
    .values({
      token_hash: hashRefreshToken(refreshToken),
      session_id: session.id,
      generation: session.generation + 1,
      created_at: now,
    })
    .execute()
  const rotated = await tx
    .updateTable('auth.sessions')
    .set({ generation: session.generation + 1, refreshed_at: now })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { session: rotated, refreshToken }
}

/** Follows the chain from a used token to the unused one. */
async function currentToken(tx: AuthTx, session: Session, token: string, generation: number): Promise<string> {
  const used = await tx
    .selectFrom('auth.refresh_tokens')
    .select('successor_salt')
    .where('session_id', '=', session.id)
    .where('generation', '>=', generation)
    .where('rotated_at', 'is not', null)
    .orderBy('generation')
    .execute()
  return used.reduce((current, { successor_salt }) => successorOf(current, successor_salt ?? ''), token)
}

const endSession = (tx: AuthTx, session: Session) =>
  tx.deleteFrom('auth.sessions').where('id', '=', session.id).execute()

/** What happens to a refresh token when it is presented. */
type RefreshDecision = 'rotate' | 'answer_current' | 'session_expired' | 'reused'

/**
 * A used token is answered with the current one if it is the parent of the unused token (the client lost the answer) or
 * was used just now (racing tabs); otherwise it has been stolen. A token from before the session passed its second
 * factor never leads to later tokens.
 */
export function decideRefresh(
  presented: { generation: number; rotatedAt: Date | null },
  session: { generation: number; trustedGeneration: number; refreshedAt: Date },
  at: { now: Date; reuseSeconds: number; idleSeconds: number },
): RefreshDecision {
  const secondsSince = (time: Date) => (at.now.getTime() - time.getTime()) / 1000
  if (secondsSince(session.refreshedAt) >= at.idleSeconds) return 'session_expired'
  if (presented.generation < session.trustedGeneration) return 'reused'
  if (presented.rotatedAt === null) return 'rotate'
  if (presented.generation === session.generation - 1) return 'answer_current'
  if (secondsSince(presented.rotatedAt) < at.reuseSeconds) return 'answer_current'
  return 'reused'
}

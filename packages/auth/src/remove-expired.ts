import { sql } from 'kysely'
import type { AuthContext } from './context.ts'
import { deleteAbandoned } from './factors/store.ts'
import { deleteRetiredKeys } from './tokens/signing-keys.ts'

/**
 * Deletes what can no longer be used: expired codes and challenges, idle sessions, long-used refresh tokens, old
 * events. Meant for a scheduled job.
 */
export async function removeExpired({ db, settings }: AuthContext, now: Date): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  await db.deleteFrom('auth.one_time_tokens').where('expires_at', '<=', now).execute()
  // Kept for a while so that a late user reads that the code has expired, not that there was none.
  await db.deleteFrom('auth.flow_states').where('expires_at', '<=', before(86_400)).execute()
  await db.deleteFrom('auth.external_flows').where('expires_at', '<=', before(86_400)).execute()
  await db.deleteFrom('auth.message_requests').where('at', '<=', before(3600)).execute()
  await deleteRetiredKeys(db, settings, now)
  await db.deleteFrom('auth.factor_challenges').where('expires_at', '<=', now).execute()
  await deleteAbandoned(db, now)
  await db.deleteFrom('auth.web3_messages').where('expires_at', '<=', now).execute()
  await db.deleteFrom('auth.sessions').where('refreshed_at', '<=', before(settings.sessionIdleSeconds)).execute()
  // The unused token's parent is accepted at any age, and every other used token still exposes a thief for as long as a
  // session may idle.
  await db
    .deleteFrom('auth.refresh_tokens as token')
    .using('auth.sessions as session')
    .whereRef('session.id', '=', 'token.session_id')
    .where('token.rotated_at', '<=', before(settings.sessionIdleSeconds))
    .where('token.generation', '<', sql<number>`session.generation - 1`)
    .execute()
  await db
    .deleteFrom('auth.security_events')
    .where('at', '<=', before(settings.securityEventDays * 86_400))
    .execute()
}

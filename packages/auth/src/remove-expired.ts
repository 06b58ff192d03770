import { sql } from 'kysely'
import type { AuthContext } from './context.ts'
import { deleteForgotten } from './factors/store.ts'
import { deleteRetiredKeys } from './tokens/signing-keys.ts'

/** Deletes what can no longer be used: expired codes and challenges, idle sessions, long-used refresh tokens, old events. For a scheduled job. */
export async function removeExpired({ db, settings }: AuthContext, now: Date): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  await db.deleteFrom('auth.one_time_tokens').where('expires_at', '<=', now).execute()
  // Whoever comes a little late learns that a code has expired, and not that there was none.
  await db.deleteFrom('auth.flow_states').where('expires_at', '<=', before(86_400)).execute()
  await db.deleteFrom('auth.external_flows').where('expires_at', '<=', before(86_400)).execute()
  await db.deleteFrom('auth.message_requests').where('at', '<=', before(3600)).execute()
  await deleteRetiredKeys(db, settings, now)
  await db.deleteFrom('auth.factor_challenges').where('expires_at', '<=', now).execute()
  await deleteForgotten(db, now)
  await db.deleteFrom('auth.web3_messages').where('expires_at', '<=', now).execute()
  await db.deleteFrom('auth.sessions').where('refreshed_at', '<=', before(settings.sessionIdleSeconds)).execute()
  // The parent of the unused token is accepted at any age, and every other one still gives a thief away for as long as a session may idle.
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

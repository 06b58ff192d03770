import { recordEvents } from '../events/record.ts'
import type { AuthClock, AuthTx } from '../ports.ts'
import { endSessions } from '../sessions/end.ts'
import { isBanned } from './banned.ts'

/**
 * Keeps an account out until a moment, and ends all its sessions; null lets it in again, where its time is not over yet. In the host's transaction. Every process
 * has noticed within a second (the memory of the session check).
 * @returns whether that changed anything; null when there is no such account
 */
export async function setBan(
  tx: AuthTx,
  clock: AuthClock,
  userId: string,
  until: Date | null,
): Promise<boolean | null> {
  const user = await tx
    .selectFrom('auth.users')
    .select('banned_until')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!user) return null
  if (user.banned_until?.getTime() === until?.getTime()) return false
  const at = clock.now()
  if (until === null && !isBanned(user.banned_until, at)) return false
  await tx.updateTable('auth.users').set({ banned_until: until, updated_at: at }).where('id', '=', userId).execute()
  if (until === null) return true
  const ended = await endSessions(tx, userId, 'all')
  await recordEvents(
    tx,
    ended.map((id) => ({ user_id: userId, type: 'session_revoked' as const, session_id: id, at })),
  )
  return true
}

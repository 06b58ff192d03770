import { type Expression, sql } from 'kysely'
import { recordEvents } from '../events/security-events.ts'
import type { AuthClock, AuthTx } from '../ports.ts'
import { endSessions } from '../sessions/end.ts'

/** Whether a ban is in force at `now`. */
export const isBanned = (bannedUntil: Date | null, now: Date): boolean => bannedUntil !== null && bannedUntil > now

/** The same check for use in a host's SQL statement. @param userId the account's id, or the column that holds it */
export const bannedAt = (userId: Expression<string | null>, now: Date) =>
  sql<boolean>`exists (select from auth.users where users.id = ${userId} and users.banned_until > ${now}::timestamptz)`

/**
 * Bans an account until a given time and ends all its sessions; null lifts a ban that is still running. Runs in the
 * host's transaction. Other processes notice within a second, when their session cache expires.
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

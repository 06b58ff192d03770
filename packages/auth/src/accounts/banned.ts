import { type Expression, sql } from 'kysely'

/** Whether a ban holds at `now`. */
export const isBanned = (bannedUntil: Date | null, now: Date): boolean => bannedUntil !== null && bannedUntil > now

/** The same for an account within a host's statement. @param userId its id, or the column that holds it */
export const bannedAt = (userId: Expression<string | null>, now: Date) =>
  sql<boolean>`exists (select from auth.users where users.id = ${userId} and users.banned_until > ${now}::timestamptz)`

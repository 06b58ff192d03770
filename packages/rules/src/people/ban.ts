import { ok, type Result, refuse } from '../result.ts'

/** A time that nobody outlives; the protocol knows no other way to say it. */
export const FOREVER = new Date('9999-12-31T00:00:00Z')

const DAY = 24 * 60 * 60 * 1000

/** When a ban ends that begins now. @param days null: never */
export const endOfBan = (days: number | null, now: Date): Date =>
  days === null ? FOREVER : new Date(now.getTime() + days * DAY)

/** Whether a ban is for good. */
export const isForGood = (until: Date): boolean => until.getTime() >= FOREVER.getTime()

type Person = { id: string; is_admin: boolean }

/**
 * Whether an admin may keep this person out, or let them in again. Not themselves, and no other admin: who administers is the
 * operator's to say.
 */
export function decideBan(
  admin: string,
  person: Person | null,
): Result<null, 'profile.not_found' | 'ban.yourself' | 'ban.admin'> {
  if (person === null) return refuse('profile.not_found')
  if (person.id === admin) return refuse('ban.yourself')
  return person.is_admin ? refuse('ban.admin') : ok(null)
}

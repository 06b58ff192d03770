import { ok, type Result, refuse } from '../result.ts'

/** A time that nobody outlives; the protocol knows no other way to say it. */
export const FOREVER = new Date('9999-12-31T00:00:00Z')

const DAY = 24 * 60 * 60 * 1000

/** When a ban ends that begins now. @param days null: never */
export const endOfBan = (days: number | null, now: Date): Date =>
  days === null ? FOREVER : new Date(now.getTime() + days * DAY)

/** Whether a ban is for good. */
export const isForGood = (until: Date): boolean => until.getTime() >= FOREVER.getTime()

/** `in_dispute`: with the admin who decides, as party to a conflict, debate or report. */
type Person = { id: string; is_admin: boolean; in_dispute: boolean }

/**
 * Whether an admin may ban this person, or lift their ban. Not themselves, no other admin, because who administers is the
 * operator's to say, and nobody with whom they are in a dispute.
 */
export function decideBan(
  admin: string,
  person: Person | null,
): Result<null, 'profile.not_found' | 'ban.yourself' | 'ban.admin' | 'ban.in_dispute'> {
  if (person === null) return refuse('profile.not_found')
  if (person.id === admin) return refuse('ban.yourself')
  if (person.is_admin) return refuse('ban.admin')
  return person.in_dispute ? refuse('ban.in_dispute') : ok(null)
}

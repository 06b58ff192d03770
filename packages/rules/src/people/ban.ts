import { ok, type Result, refuse } from '../result.ts'
import { DAY } from '../time/units.ts'

/** The end of a permanent ban, because the authentication service requires bans to have one. */
export const FOREVER = new Date('9999-12-31T00:00:00Z')

/** When a ban that starts now ends. @param days null for a permanent ban */
export const endOfBan = (days: number | null, now: Date): Date =>
  days === null ? FOREVER : new Date(now.getTime() + days * DAY)

/** Whether a ban is permanent. */
export const isPermanent = (until: Date): boolean => until.getTime() >= FOREVER.getTime()

/** `in_dispute`: with the deciding admin, in a conflict, debate or report. */
type Person = { id: string; is_admin: boolean; in_dispute: boolean }

/**
 * Whether an admin may ban this person, or lift their ban. Excluded are the admin themselves, other admins, because
 * only the operator decides who is an admin, and anyone they are in a dispute with.
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

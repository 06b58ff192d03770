import { ok, type Result, refuse } from '../result.ts'

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

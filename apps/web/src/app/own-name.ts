import type { Profile } from '@squash/contract/profiles'
import type { Session } from '../lib/session.ts'

/** What to call the signed-in person: their profile's name, else what they signed up with, else nothing personal. */
export function ownName(profile: Profile | null, session: Session): string {
  const known = session.status === 'signed-in' ? session.user.firstName : null
  return profile?.first_name ?? known ?? profile?.username ?? 'you'
}

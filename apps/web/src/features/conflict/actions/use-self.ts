import { useOwnProfile } from '../../../lib/profile.ts'
import { useSession } from '../../../lib/session.ts'
import type { Self } from '../view/people.ts'

/** The viewer's own name and picture, as far as they are known. */
export function useSelf(): Self {
  const { data: profile } = useOwnProfile()
  const session = useSession()
  const known = session.status === 'signed-in' ? session.user.firstName : null
  return { name: profile?.display_name ?? known, avatarUrl: profile?.avatar_url ?? null }
}

import type { Profile } from '@squash/contract/profiles'
import { NameEmojis } from '../lib/people/archetype.tsx'
import type { Session } from '../lib/session.ts'
import { Badge } from '../ui/badge.tsx'

/** The signed-in user's name: from their profile, else from their sign-up, else a generic one. */
export function ownName(profile: Profile | null, session: Session): string {
  const known = session.status === 'signed-in' ? session.user.firstName : null
  return profile?.first_name ?? known ?? profile?.username ?? 'you'
}

/** The user's name with their archetype and supporter emoji, and a badge for admins. */
export function Greeting({ name, profile }: { name: string; profile: Profile | null }) {
  return (
    <p className="flex min-w-0 items-center gap-2 font-semibold">
      <span className="truncate">
        Hey, {name} {profile && <NameEmojis person={profile} />}
      </span>
      {profile?.is_admin && (
        <Badge tone="plum" className="px-2">
          <span aria-hidden>A</span>
          <span className="sr-only">Administrator</span>
        </Badge>
      )}
    </p>
  )
}

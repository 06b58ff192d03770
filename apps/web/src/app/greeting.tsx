import type { Profile } from '@squash/contract/profiles'
import { NameEmojis } from '../lib/people/name-emojis.tsx'
import { Badge } from '../ui/badge.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** The person's name with their archetype and supporter emoji, and the badge of an administrator (spec core-flow §6). */
export function Greeting({ name, profile }: { name: string; profile: Profile | null }) {
  return (
    <p className="flex min-w-0 items-center gap-2 font-semibold">
      <span className="truncate">
        Hey, {name} {profile && <NameEmojis person={profile} />}
      </span>
      {profile?.is_admin && (
        <Badge tone="plum" className="px-2">
          <span aria-hidden>A</span>
          <VisuallyHidden>Administrator</VisuallyHidden>
        </Badge>
      )}
    </p>
  )
}

import type { Profile } from '@squash/contract/profiles'
import { joinedLabel } from '../../../lib/people/joined.ts'
import { NameEmojis } from '../../../lib/people/name-emojis.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

/** Photo, name, badges, since when. */
export function IdentityView({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-4 sm:gap-5">
        <Avatar name={profile.display_name} src={profile.avatar_url} tone="party1" size="huge" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-display text-2xl leading-tight font-extrabold tracking-tight wrap-anywhere sm:text-3xl">
            {profile.display_name} <NameEmojis person={profile} />
            {profile.is_admin && (
              <Badge tone="plum" className="font-text tracking-wide">
                ADMIN
              </Badge>
            )}
          </p>
          <p className="mt-1 text-muted wrap-anywhere">
            {profile.username ? `@${profile.username} · ` : ''}
            {joinedLabel(profile.created_at, new Date())}
          </p>
        </div>
      </div>
      <Button onClick={onEdit} className="sm:self-center">
        {profile.username === null ? 'Choose a username' : 'Edit profile'}
      </Button>
    </div>
  )
}

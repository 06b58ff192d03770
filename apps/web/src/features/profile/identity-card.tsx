import type { Profile } from '@squash/contract/profiles'
import { useEffect, useRef, useState } from 'react'
import { NameEmojis } from '../../lib/people/archetype.tsx'
import { joinedLabel } from '../../lib/people/joined.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProfileForm } from './profile-form.tsx'

/** How others see the user, with a form to edit it. */
export function IdentityCard({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const hasTurned = useRef(false)
  // Focus follows the change of mode: into the first field, and back to the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when the mode changes
  useEffect(() => {
    if (hasTurned.current) card.current?.querySelector<HTMLElement>('input, button')?.focus()
    hasTurned.current = true
  }, [isEditing])
  return (
    <Card as="section" ref={card}>
      {isEditing ? (
        <ProfileForm profile={profile} onDone={() => setEditing(false)} />
      ) : (
        <IdentityView profile={profile} onEdit={() => setEditing(true)} />
      )}
    </Card>
  )
}

/** Photo, name, badges, and how long ago the user joined. */
function IdentityView({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
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

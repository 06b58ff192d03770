import type { Profile } from '@squash/contract/profiles'
import { useEffect, useRef, useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { IdentityView } from './identity-view.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who one is to others: to look at, and to edit. */
export function IdentityCard({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const hasTurned = useRef(false)
  // Focus follows the turn of the card: into the first field, and back to the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is what focus follows
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

import type { Profile } from '@squash/contract/profiles'
import { supporterOf } from '../../lib/people/supporter.ts'
import { SupporterBanner } from '../../lib/people/supporter-banner.tsx'
import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji-tile.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Thanks for a tip, or an invitation to give one. */
export function SupporterCard({ profile }: { profile: Profile }) {
  const supporter = supporterOf(profile)
  if (supporter !== null)
    return <SupporterBanner supporter={supporter} thanks="You keep the kitchen lights on. Thank you." />
  return (
    <Card as="section" className="flex h-full items-center gap-4 sm:gap-5">
      <EmojiTile emoji="💛" size="large" locked />
      <div className="flex min-w-0 flex-col items-start">
        <p className="eyebrow">Supporter</p>
        <h2 className="mt-0.5 text-xl sm:text-2xl">Not yet</h2>
        <p className="mt-1 text-muted">A tip keeps Squash going and puts a small emoji behind your name.</p>
        <LinkButton to="/support-us" size="small" className="mt-3">
          Have a look
        </LinkButton>
      </div>
    </Card>
  )
}

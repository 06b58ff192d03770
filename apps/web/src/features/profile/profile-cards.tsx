import type { Profile } from '@squash/contract/profiles'
import { useState } from 'react'
import { SupporterBanner, supporterOf } from '../../lib/people/supporter.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { Fold } from '../../ui/fold.tsx'

/** Thanks for a tip, or an invitation to leave one. */
export function SupporterCard({ profile }: { profile: Profile }) {
  const supporter = supporterOf(profile)
  if (supporter !== null) return <SupporterBanner supporter={supporter} thanks="You keep the lights on. Thank you." />
  return (
    <Card as="section" className="flex h-full items-center gap-4 sm:gap-5">
      <EmojiTile emoji="💛" size="large" locked />
      <div className="flex min-w-0 flex-col items-start">
        <p className="eyebrow">Supporter</p>
        <h2 className="mt-0.5 text-xl sm:text-2xl">Not yet</h2>
        <p className="mt-1 text-muted">A tip keeps Squash going and adds a small emoji next to your name.</p>
        <LinkButton to="/support-us" size="small" className="mt-3">
          Take a look
        </LinkButton>
      </div>
    </Card>
  )
}

const tips = [
  'Reply within a week. Declining an invite is fine and costs nothing. Not replying costs 5.',
  'Settling on the first suggestion earns the most: 20 for the squash, 30 for the peace.',
  'Name the core issue when you’re asked to. It’s hard, and it’s worth 10 to each of you.',
  'Visit seven days in a row for another 20.',
]

/** What earns SquashCred, folded. */
export function Tips() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold label="Tips for your SquashCred" isOpen={isOpen} onToggle={setOpen}>
      <ul className="grid list-disc gap-2 pl-13 marker:text-muted">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Fold>
  )
}

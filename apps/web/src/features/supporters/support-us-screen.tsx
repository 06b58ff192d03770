import { TIP_LEVELS, type TipLevel } from '@squash/contract/values'
import { useState } from 'react'
import { supporterOf } from '../../lib/people/supporter.ts'
import { SupporterBanner } from '../../lib/people/supporter-banner.tsx'
import { useOwnProfile } from '../../lib/profile.ts'
import { useUserId } from '../../lib/session.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'
import { beginCheckout } from './begin-checkout.ts'
import { TipCard } from './tip-card.tsx'

/** /support-us: three tips and what becomes of them (spec community §2). */
export function SupportUsScreen() {
  const person = useUserId()
  const { data: profile } = useOwnProfile()
  const supporter = profile ? supporterOf(profile) : null
  const [going, setGoing] = useState<TipLevel | null>(null)

  async function tip(level: TipLevel) {
    setGoing(level)
    const checkout = await beginCheckout(person, level)
    if ('url' in checkout) return location.assign(checkout.url)
    setGoing(null)
    toast.error(checkout.failure)
  }

  return (
    <Page
      title="Tip Us"
      lead="Squash is free, and stays so. A tip buys nothing but a badge, an emoji behind your name, and our thanks."
    >
      <div className="flex flex-col gap-5 sm:gap-6">
        {supporter && <SupporterBanner supporter={supporter} thanks="You keep the kitchen lights on. Thank you." />}
        <ul className="grid gap-4 sm:gap-5 md:grid-cols-3">
          {TIP_LEVELS.map((level) => (
            <TipCard
              key={level}
              level={level}
              isYours={supporter?.level === level}
              busy={going === level}
              disabled={going !== null && going !== level}
              onTip={() => void tip(level)}
            />
          ))}
        </ul>
        <Card as="section">
          <h2 className="text-xl">Good to know</h2>
          <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-muted">
            <li>You pay on the card provider’s own page. Your card never passes through Squash.</li>
            <li>A tip never changes what the mediator says, how votes count, or who sees what.</li>
            <li>The highest tip is the one that shows. When a tip is refunded, its badge goes too.</li>
          </ul>
        </Card>
      </div>
    </Page>
  )
}

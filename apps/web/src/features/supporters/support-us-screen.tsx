import { tipsMessages } from '@squash/contract/messages/tips'
import { TIP_LEVELS, type TipLevel } from '@squash/contract/values'
import { AWARDS } from '@squash/rules/squashcred/awards'
import { TIPS } from '@squash/rules/supporters/tips'
import { useState } from 'react'
import { callFunction, field } from '../../lib/call-function.ts'
import { SUPPORTER_COLOURS, SupporterBanner, supporterOf } from '../../lib/people/supporter.tsx'
import { useOwnProfile } from '../../lib/profile.ts'
import { useUserId } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'

/** /support-us: three tips to choose from. */
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
      lead="Squash is free and will stay free. A tip gets you a badge, an emoji next to your name, some SquashCred, and our thanks. It never buys you an advantage."
    >
      <div className="flex flex-col gap-5 sm:gap-6">
        {supporter && <SupporterBanner supporter={supporter} thanks="You keep the lights on. Thank you." />}
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
            <li>You pay on the card provider’s own page. Your card details never pass through Squash.</li>
            <li>A tip never changes what the mediator says, how votes count, or who sees what.</li>
            <li>Each tip earns you {AWARDS.SUPPORTER.amount} SquashCred. Only your highest one shows as a badge.</li>
            <li>If a tip is refunded, you lose its badge and its SquashCred.</li>
          </ul>
        </Card>
      </div>
    </Page>
  )
}

type TipCardProps = {
  level: TipLevel
  isYours: boolean
  busy: boolean
  /** Whether another tip is being paid. */
  disabled: boolean
  onTip: () => void
}

/** One tip: its name, price, and a button to pay. */
function TipCard({ level, isYours, busy, disabled, onTip }: TipCardProps) {
  const { label, title, emoji, price } = TIPS[level]
  const tip = isYours ? `Tip $${price} again` : `Tip $${price}`
  return (
    <Card as="li" flush className="flex flex-col overflow-hidden">
      <div className={classNames('flex items-center justify-between px-5 py-4 sm:px-6', SUPPORTER_COLOURS[level])}>
        <Emoji className="text-5xl">{emoji}</Emoji>
        <p className="font-display text-4xl font-extrabold tracking-tight">${price}</p>
      </div>
      <div className="flex flex-1 flex-col gap-2 border-outline border-t-2 p-5 sm:p-6">
        <h2 className="text-2xl">{label}</h2>
        <p className="flex-1 text-muted">{TIP_WORDS[level]}</p>
        <p className="mt-1 text-sm">
          {isYours ? (
            <strong>This is yours. Thank you.</strong>
          ) : (
            <>
              Your badge: <strong>{title}</strong>
            </>
          )}
        </p>
        <Button
          variant={isYours ? 'quiet' : 'primary'}
          busy={busy}
          disabled={disabled}
          onClick={onTip}
          className="mt-2 w-full"
          aria-label={`${tip}: ${label}`}
        >
          {tip}
        </Button>
      </div>
    </Card>
  )
}

/** The description of each tip. */
const TIP_WORDS: Record<TipLevel, string> = {
  tip_1: 'For small scrapes. It pays for one mediation, bandage included.',
  tip_2: 'Saying it out loud is half of any apology. The other half is on us.',
  tip_3: 'You’ve seen the fights and still want to keep the lights on. We’re touched.',
}

/** Starts a checkout. @returns its URL, or the error to show */
async function beginCheckout(person: string, level: TipLevel): Promise<{ url: string } | { failure: string }> {
  const { network, authenticationRequired, checkoutFailed: failed } = tipsMessages
  const body = { user_id: person, tip_level: level }
  const answer = await callFunction('create-checkout-session', body, { network, authenticationRequired, failed })
  if (!answer.ok) return { failure: answer.message }
  const url = field(answer.value, 'url')
  return url === null ? { failure: failed } : { url }
}

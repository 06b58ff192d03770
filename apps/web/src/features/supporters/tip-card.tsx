import type { TipLevel } from '@squash/contract/values'
import { TIPS } from '@squash/rules/supporters/tips'
import { SUPPORTER_COLOURS } from '../../lib/people/supporter.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'
import { TIP_WORDS } from './tip-words.ts'

type TipCardProps = {
  level: TipLevel
  isYours: boolean
  busy: boolean
  /** Another tip is on its way. */
  disabled: boolean
  onTip: () => void
}

/** One tip: what it is called, what it costs, and the way to pay it. */
export function TipCard({ level, isYours, busy, disabled, onTip }: TipCardProps) {
  const { label, title, emoji, price } = TIPS[level]
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
          variant="primary"
          busy={busy}
          disabled={disabled}
          onClick={onTip}
          className="mt-2 w-full"
          aria-label={`Tip $${price}: ${label}`}
        >
          Tip ${price}
        </Button>
      </div>
    </Card>
  )
}

import { classNames } from './class-names.ts'
import { EmojiTile } from './emoji-tile.tsx'
import type { Tone } from './tone.ts'

type PopupCardProps = {
  eyebrow: string
  emoji: string
  tone: Tone
  title: string
  children?: string | undefined
  isLeaving?: boolean
  onDismiss: () => void
}

/**
 * Good news that comes by itself: what it is, in a card that can be dismissed. On a phone it is as flat as the bar that it
 * stands over, and leaves the explanation to the profile.
 */
export function PopupCard({ eyebrow, emoji, tone, title, children, isLeaving = false, onDismiss }: PopupCardProps) {
  return (
    <div
      className={classNames(
        'surface flex items-start gap-3 p-2 sm:gap-3.5 sm:p-4 sm:pr-2',
        isLeaving ? 'slide-out' : 'rise-in',
      )}
    >
      <EmojiTile emoji={emoji} tone={tone} size="popup" />
      <div className="min-w-0 flex-1 self-center">
        <p className={classNames('eyebrow', !children && 'max-sm:sr-only')}>{eyebrow}</p>
        <p className="font-display text-sm leading-tight font-extrabold tracking-tight sm:mt-0.5 sm:text-lg">{title}</p>
        {children && <p className="mt-1 text-sm leading-snug text-muted max-sm:sr-only">{children}</p>}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="-m-1.5 grid sm:-mt-2 sm:mr-0 size-11 shrink-0 place-items-center rounded-lg text-xl leading-none"
      >
        ×
      </button>
    </div>
  )
}

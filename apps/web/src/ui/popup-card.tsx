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

/** Good news that comes by itself: what it is, in a card that can be sent away. */
export function PopupCard({ eyebrow, emoji, tone, title, children, isLeaving = false, onDismiss }: PopupCardProps) {
  return (
    <div className={classNames('surface flex items-start gap-3.5 p-4 pr-2', isLeaving ? 'slide-out' : 'rise-in')}>
      <EmojiTile emoji={emoji} tone={tone} />
      <div className="min-w-0 flex-1 self-center">
        <p className="eyebrow">{eyebrow}</p>
        <p className="mt-0.5 font-display text-lg leading-tight font-extrabold tracking-tight">{title}</p>
        {children && <p className="mt-1 text-sm leading-snug text-muted">{children}</p>}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="-mt-2 grid size-11 shrink-0 place-items-center rounded-lg text-xl leading-none"
      >
        ×
      </button>
    </div>
  )
}

import { classNames } from './class-names.ts'
import { softTone, type Tone } from './tone.ts'

/** An emoji that renders in colour on every system. Decorative: the text next to it says the same. */
export function Emoji({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={classNames('font-emoji leading-none', className)}>
      {children}
    </span>
  )
}

type EmojiTileProps = { emoji: string; tone?: Tone; size?: 'small' | 'regular' | 'large'; locked?: boolean }

const sizes = {
  small: 'size-11 rounded-control text-2xl',
  regular: 'size-14 rounded-control text-3xl',
  large: 'size-16 rounded-card text-4xl sm:size-20 sm:text-5xl',
}

/** An emoji on a square tile. When locked, it is a grey silhouette; the text next to it says so. */
export function EmojiTile({ emoji, tone = 'plain', size = 'regular', locked = false }: EmojiTileProps) {
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center border-2',
        sizes[size],
        locked ? 'border-dashed border-muted bg-faint' : classNames('border-outline', softTone[tone]),
      )}
    >
      <Emoji className={locked ? 'opacity-45 grayscale' : undefined}>{emoji}</Emoji>
    </span>
  )
}

import { classNames } from './class-names.ts'
import { Emoji } from './emoji.tsx'
import { softTone, type Tone } from './tone.ts'

type EmojiTileProps = { emoji: string; tone?: Tone; size?: 'small' | 'popup' | 'regular' | 'large'; locked?: boolean }

const sizes = {
  small: 'size-11 rounded-control text-2xl',
  popup: 'size-10 rounded-control text-2xl sm:size-14 sm:text-3xl',
  regular: 'size-14 rounded-control text-3xl',
  large: 'size-16 rounded-card text-4xl sm:size-20 sm:text-5xl',
}

/** A picture on its square. Locked, it is a grey shape of itself; words beside it say so. */
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

import { lengthOf } from '@squash/contract/length'
import { classNames } from './class-names.ts'
import { roomLeft, tooMany } from './room-left.ts'

/** From this share of the limit on, what is left is announced. */
const NEARLY_FULL = 0.9

/** How much of a limit is used, in code points, as the server counts. Quiet for screen readers until it gets tight. */
export function Counter({ text, max }: { text: string; max: number }) {
  const used = lengthOf(text)
  const over = tooMany(text, max)
  return (
    <span className={classNames('text-sm tabular-nums', over ? 'font-bold text-rose-ink' : 'text-muted')}>
      <span aria-hidden>
        {used} / {max}
      </span>
      <span aria-live="polite" className="sr-only">
        {over ?? (used >= max * NEARLY_FULL && roomLeft(text, max))}
      </span>
    </span>
  )
}

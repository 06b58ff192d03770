import { classNames } from './class-names.ts'
import { fullTone, type Tone } from './tone.ts'

/** How much of something is done, as a bar. Decoration: words beside it say '3 of 20'. */
export function Meter({ value, max, tone = 'mediator' }: { value: number; max: number; tone?: Tone }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <span aria-hidden className="outlined block h-4 overflow-hidden rounded-full bg-card">
      <span className={classNames('block h-full origin-left', fullTone[tone])} style={{ width: `${share * 100}%` }} />
    </span>
  )
}

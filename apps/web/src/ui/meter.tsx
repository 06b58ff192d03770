import { classNames } from './class-names.ts'
import { fullTone, type Tone } from './tone.ts'

/** A progress bar. Decorative: the text next to it says '3 of 20'. */
export function Meter({ value, max, tone = 'mediator' }: { value: number; max: number; tone?: Tone }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <span aria-hidden className="outlined block h-4 overflow-hidden rounded-full bg-card">
      <span className={classNames('block h-full origin-left', fullTone[tone])} style={{ width: `${share * 100}%` }} />
    </span>
  )
}

const RADIUS = 24
const AROUND = 2 * Math.PI * RADIUS

/** A percentage as a ring. Decorative: the figure is next to it. */
export function Ring({ percent, className = 'size-14' }: { percent: number; className?: string }) {
  const filled = (Math.min(100, Math.max(0, percent)) / 100) * AROUND
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={`${className} shrink-0 -rotate-90`} fill="none">
      <circle cx="32" cy="32" r={RADIUS} strokeWidth="14" className="stroke-outline" />
      <circle cx="32" cy="32" r={RADIUS} strokeWidth="9.5" className="stroke-faint" />
      <circle
        cx="32"
        cy="32"
        r={RADIUS}
        strokeWidth="9.5"
        strokeDasharray={`${filled} ${AROUND}`}
        className="stroke-lime"
      />
    </svg>
  )
}

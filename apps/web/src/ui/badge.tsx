import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { fullTone, softTone, type Tone } from './tone.ts'

type BadgeProps = { tone?: Tone; strong?: boolean; children: ReactNode; className?: string }

/** A short fact next to a title: mood, role, count. `strong` uses the full accent. */
export function Badge({ tone = 'plain', strong = false, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'outlined inline-flex w-fit items-center gap-1.5 rounded-2xl px-3 py-0.5 text-balance text-xs font-bold leading-5',
        (strong ? fullTone : softTone)[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** The status of a conflict, in capitals. The text carries the meaning; the colour only helps. */
export function StatusBadge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Badge tone={tone} className="py-1 tracking-wide">
      {children}
    </Badge>
  )
}

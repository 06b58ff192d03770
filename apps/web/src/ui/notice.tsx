import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { softTone, type Tone } from './tone.ts'

/** A message that stays on the page, inside a card or form. `urgent` announces it at once. */
export function Notice({
  tone = 'plain',
  urgent = false,
  children,
  id,
}: {
  tone?: Tone
  urgent?: boolean
  children: ReactNode
  id?: string
}) {
  return (
    <div
      id={id}
      role={urgent ? 'alert' : undefined}
      className={classNames('outlined rounded-control px-4 py-3', softTone[tone])}
    >
      {children}
    </div>
  )
}

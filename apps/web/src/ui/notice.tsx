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
  id?: string | undefined
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

type FormFailureProps = { id?: string; message: string | null; children?: ReactNode }

/**
 * Why the whole form was refused, shown at its top; renders nothing without a message. The form's `aria-describedby`
 * refers to its `id`.
 */
export function FormFailure({ id, message, children }: FormFailureProps) {
  if (message === null) return null
  return (
    <Notice id={id} tone="rose" urgent>
      <p className="font-semibold">{message}</p>
      {children}
    </Notice>
  )
}

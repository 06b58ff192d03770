import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A grey block the size of what will stand there. Wrap all of them in one `Loading`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('breathe block rounded-control bg-faint', className)} />
}

/** Says once, to screen readers, what is being loaded; shows the skeletons to everybody else. */
export function Loading({
  label = 'Loading…',
  children,
  className,
}: {
  label?: string
  children: ReactNode
  className?: string
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

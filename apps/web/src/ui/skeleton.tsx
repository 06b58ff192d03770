import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A grey placeholder the size of the content to come. Wrap all of them in one `Loading`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('breathe block rounded-control bg-faint', className)} />
}

/** Tells screen readers once what is being loaded; shows the skeletons to everyone else. */
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
    <div role="status" data-loading className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

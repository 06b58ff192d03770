import type { ReactNode } from 'react'
import { Button, LinkButton } from './button.tsx'
import { Card } from './card.tsx'
import { classNames } from './class-names.ts'
import { useDocumentTitle, useHeadingFocus } from './heading.ts'
import { Mascot, type MascotPose } from './mascot.tsx'

type StateProps = { title: string; children?: ReactNode; action?: ReactNode; pose?: MascotPose; heading?: 'h1' | 'h2' }

/** An empty state, which says what to do next. With an `h1` it is the whole screen: it sets its title and takes focus. */
export function EmptyState({ title, children, action, pose = 'calm', heading = 'h2' }: StateProps) {
  return (
    <Card className="flex flex-col items-center gap-3 px-5 py-9 text-center">
      <Mascot pose={pose} className="h-24" />
      <div data-moment className="flex max-w-full flex-col items-center gap-3">
        {heading === 'h1' ? <ScreenHeading>{title}</ScreenHeading> : <h2 className="text-2xl">{title}</h2>}
        {children && <div className="max-w-md text-balance text-muted">{children}</div>}
        {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
      </div>
    </Card>
  )
}

type NothingHereProps = { title: string; back: { to: string; label: string }; children: ReactNode }

/** A whole screen that says what isn't here, and leads back. */
export const NothingHere = ({ title, back, children }: NothingHereProps) => (
  <div className="column max-w-2xl py-12">
    <EmptyState
      heading="h1"
      pose="shrug"
      title={title}
      action={
        <LinkButton to={back.to} variant="primary">
          {back.label}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  </div>
)

function ScreenHeading({ children }: { children: string }) {
  const heading = useHeadingFocus()
  useDocumentTitle(children)
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl">
      {children}
    </h1>
  )
}

type ErrorStateProps = { title?: string; message: string; onRetry?: () => void; retrying?: boolean }

/** Loading failed: says so plainly and offers to try again. */
export function ErrorState({ title = 'That didn’t load', message, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <Card tone="rose" role="alert" className="flex flex-col items-start gap-3">
      <h2 className="text-xl">{title}</h2>
      <p>{message}</p>
      {onRetry && (
        <Button onClick={onRetry} busy={retrying}>
          Try again
        </Button>
      )}
    </Card>
  )
}

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

type SkeletonsProps = {
  label?: string
  /** The classes of each placeholder, in order: its size and shape. */
  of: readonly string[]
  className?: string
}

/** Placeholders alone, while something loads. */
export const Skeletons = ({ of, ...loading }: SkeletonsProps) => (
  <Loading {...loading}>
    {of.map((look, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never change
      <Skeleton key={place} className={look} />
    ))}
  </Loading>
)

import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { useDocumentTitle, useHeadingFocus } from './heading.ts'
import { Link } from './link.tsx'
import { Wordmark } from './mascot.tsx'

type FocusFrameProps = {
  title: string
  lead?: ReactNode
  /** null if there is no way back. */
  back?: { to: string; label: string } | null
  /** Shown below the card: an alternative way to sign in, a short explanation. */
  below?: ReactNode
  /** Whether the heading takes focus, because the previously focused content is gone. */
  takesFocus?: boolean
  children: ReactNode
}

/** The frame of a single-task screen without the navigation bar: signing in, a new password, an invite. */
export function FocusFrame({
  title,
  lead,
  back = { to: '/', label: 'Back to home' },
  below,
  takesFocus = false,
  children,
}: FocusFrameProps) {
  const heading = useHeadingFocus(takesFocus || undefined)
  useDocumentTitle(title)
  return (
    <div className="mx-auto flex w-full max-w-lg flex-1 flex-col px-4 pt-4 pb-12 sm:pt-8">
      <header className="mb-5 flex items-center justify-between gap-4 sm:mb-8">
        <Wordmark to="/" />
        {back && (
          <Link
            to={back.to}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-lg px-1 font-semibold text-muted no-underline hover:text-ink hover:underline"
          >
            <span aria-hidden>←</span> {back.label}
          </Link>
        )}
      </header>
      <main>
        <Card className="p-5 sm:p-8">
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            {title}
          </h1>
          {lead && <div className="mt-2 text-muted">{lead}</div>}
          <div className="mt-6">{children}</div>
        </Card>
        {below && <p className="mt-6 text-center text-sm text-muted">{below}</p>}
      </main>
    </div>
  )
}

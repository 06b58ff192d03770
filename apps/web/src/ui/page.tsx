import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useDocumentTitle, useHeadingFocus } from './heading.ts'
import { Link } from './link.tsx'

/** The link above the heading, or a button that steps back within the screen. */
type Back = { label: string } & ({ to: string } | { onBack: () => void })

type PageProps = {
  /** The heading, also used as the document title unless `documentTitle` is set. */
  title: string
  documentTitle?: string
  /** Shown to the left of the heading: a photo. */
  picture?: ReactNode
  /** Shown after the heading on the same line, but not part of it. */
  beside?: ReactNode
  /** A small line above the heading. */
  eyebrow?: ReactNode
  /** Shown under the heading: who, when, a status. */
  lead?: ReactNode
  back?: Back
  /** Shown in the far corner, on the line of the back link: an unobtrusive menu. */
  corner?: ReactNode
  /** Shown to the right of the heading on a desktop, below it on a phone. */
  actions?: ReactNode
  /** `narrow` for forms and reading. */
  width?: 'full' | 'narrow'
  /** Whether focus moves to the heading, for steps within a screen. By default it does after a navigation. */
  takesFocus?: boolean | undefined
  children: ReactNode
}

/**
 * The frame of a screen: back link, heading, content. Sets the document's title, and moves focus to the heading after a
 * navigation, so that screen readers start where the eye does. A part of a screen that changes the address (tabs)
 * navigates with `keepFocus` to keep its focus.
 */
export function Page({
  title,
  documentTitle = title,
  picture,
  beside,
  eyebrow,
  lead,
  back,
  corner,
  actions,
  width = 'full',
  takesFocus,
  children,
}: PageProps) {
  const heading = useHeadingFocus(takesFocus)
  useDocumentTitle(documentTitle)
  return (
    <div className={classNames('column pt-6 pb-16 sm:pt-8', width === 'narrow' && 'max-w-3xl')}>
      {(back || corner) && (
        <div className={classNames('flex items-center justify-between gap-3', eyebrow !== undefined && 'mb-2')}>
          {back && <BackLink back={back} />}
          {corner && <div className="ml-auto">{corner}</div>}
        </div>
      )}
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div
          data-moment
          className={classNames(
            'min-w-0',
            picture !== undefined && 'flex items-start gap-4 pt-2 sm:items-center sm:gap-5',
          )}
        >
          {picture}
          <div className="min-w-0">
            {eyebrow && <p className="eyebrow mb-0.5">{eyebrow}</p>}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
                {title}
              </h1>
              {beside && <span className="flex items-center gap-2 text-2xl">{beside}</span>}
            </div>
            {lead && <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-2 text-muted">{lead}</div>}
          </div>
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

const backClass =
  '-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-1 font-semibold text-muted no-underline hover:text-ink hover:underline print:hidden'

function BackLink({ back }: { back: Back }) {
  const label = (
    <>
      <span aria-hidden>←</span> {back.label}
    </>
  )
  return 'to' in back ? (
    <Link to={back.to} className={backClass}>
      {label}
    </Link>
  ) : (
    <button type="button" onClick={back.onBack} className={backClass}>
      {label}
    </button>
  )
}

import { type ReactNode, useId } from 'react'

type SectionProps = { id?: string; title: string; aside?: ReactNode; children: ReactNode }

/** A part of a screen that can be linked to: `/profile#squashcred`. A link within the page moves the focus there. */
export function Section({ id, title, aside, children }: SectionProps) {
  const heading = useId()
  return (
    <section id={id} tabIndex={-1} aria-labelledby={heading} className="scroll-mt-20 focus:outline-none">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        {aside && <p className="font-semibold text-muted">{aside}</p>}
      </div>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'

type SectionProps = { id?: string; title: string; aside?: ReactNode; children: ReactNode }

/** A part of the profile that can be linked to: `/profile#squashcred`. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section id={id} className="scroll-mt-20">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-2xl">{title}</h2>
        {aside && <p className="font-semibold text-muted">{aside}</p>}
      </div>
      {children}
    </section>
  )
}

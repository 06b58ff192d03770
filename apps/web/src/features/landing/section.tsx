import type { ReactNode } from 'react'

type SectionProps = { id?: string; title: string; lead?: string; children: ReactNode }

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className="column pt-14 sm:pt-20">
      <h2 className="text-3xl sm:text-4xl">{title}</h2>
      {lead && <p className="mt-2 max-w-[60ch] text-lg text-muted">{lead}</p>}
      <div className="mt-6 sm:mt-8">{children}</div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { Card } from './card.tsx'

/** A long text under a page's heading: sections with their own headings, on one sheet. */
export function Reading({ children }: { children: ReactNode }) {
  return <Card className="flex flex-col gap-8 sm:p-8">{children}</Card>
}

type ReadingPartProps = {
  title: string
  /** The anchor for links from other pages. */
  id?: string
  children: ReactNode
}

export function ReadingPart({ title, id, children }: ReadingPartProps) {
  return (
    <section id={id} className="flex max-w-[68ch] flex-col gap-3">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

/** A list of short points, each a `Point` or a plain item. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-muted">{children}</ul>
}

export const Point = ({ children }: { children: ReactNode }) => (
  <li>
    <p>{children}</p>
  </li>
)

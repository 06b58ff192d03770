import type { ReactNode } from 'react'
import { wholeDay } from '../../lib/dates.ts'
import { Page } from '../../ui/page.tsx'
import { Reading } from '../../ui/reading.tsx'
import { LAST_CHANGED, type Policy } from './last-changed.ts'

type PolicyPageProps = { policy: Policy; title: string; lead: string; children: ReactNode }

/** One of the pages that say how things are here: what it is about, since when, and the text. */
export function PolicyPage({ policy, title, lead, children }: PolicyPageProps) {
  const changed = LAST_CHANGED[policy]
  return (
    <Page width="narrow" title={title} lead={<p className="w-full max-w-[68ch]">{lead}</p>}>
      <Reading>{children}</Reading>
      <p className="mt-5 text-sm text-muted">
        Last changed: <time dateTime={changed}>{wholeDay(changed)}</time>
      </p>
    </Page>
  )
}

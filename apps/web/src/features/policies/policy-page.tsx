import type { ReactNode } from 'react'
import { wholeDay } from '../../lib/dates.ts'
import { Page } from '../../ui/page.tsx'
import { Reading } from '../../ui/reading.tsx'

/** When the content of each page last changed. Update the date along with the text. */
const LAST_CHANGED = {
  privacy: '2026-12-01',
  terms: '2026-12-01',
  rules: '2026-12-01',
} as const

type Policy = keyof typeof LAST_CHANGED

type PolicyPageProps = { policy: Policy; title: string; lead: string; children: ReactNode }

/** A policy: its title, its text, and when it last changed. */
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

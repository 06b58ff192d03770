import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useWaitingReports } from '../../lib/moderation/use-waiting-reports.ts'
import { keepFocus, Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ActsList } from './acts/acts-list.tsx'
import { BannedList } from './banned/banned-list.tsx'
import { FailuresList } from './failures/failures-list.tsx'
import { HiddenList } from './hidden/hidden-list.tsx'
import { ReviewsList } from './private/reviews-list.tsx'
import { Queue } from './queue/queue.tsx'
import { type AdminTab, pathOf, tabOf } from './tab-of.ts'

/** /admin: what admins decide, what they did, and what went wrong (decisions §12). @param forum the part that fetches a forum conflict */
export function AdminScreen({ forum }: { forum: ReactNode }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const waiting = useWaitingReports(true)
  return (
    <Page title="Moderation" lead={<p>Every act here is written to the log, with your name.</p>}>
      <Tabs<AdminTab>
        label="Moderation"
        value={tabOf(query)}
        onChange={(tab) => navigate(pathOf(tab), { ...keepFocus, replace: true })}
        tabs={[
          { value: 'reports', label: small(waiting ? `Reports · ${waiting}` : 'Reports'), panel: <Queue /> },
          { value: 'private', label: small('Private'), panel: <ReviewsList /> },
          { value: 'hidden', label: small('Hidden'), panel: <HiddenList /> },
          { value: 'banned', label: small('Banned'), panel: <BannedList /> },
          { value: 'acts', label: small('Log'), panel: <ActsList /> },
          { value: 'jobs', label: small('Jobs'), panel: <FailuresList /> },
          { value: 'forum', label: small('Forum'), panel: forum },
        ]}
      />
    </Page>
  )
}

/** Smaller on a phone, so that most of them stand side by side. */
const small = (label: string) => <span className="text-sm whitespace-nowrap sm:text-base">{label}</span>

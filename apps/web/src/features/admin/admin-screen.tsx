import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useWaitingReports } from '../../lib/moderation/waiting-reports.ts'
import { keepFocus } from '../../ui/keep-focus.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AdminLog } from './admin-log.tsx'
import { BannedList } from './banned-list.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { HiddenList } from './hidden-list.tsx'
import { ReportsQueue } from './reports-queue.tsx'
import { SafetyReviews } from './safety-reviews.tsx'

/** /admin: open decisions, the admin log, and failed jobs. @param forum the control that fetches a forum conflict */
export function AdminScreen({ forum }: { forum: ReactNode }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const waiting = useWaitingReports(true)
  return (
    <Page title="Moderation" lead={<p>Everything you do here is logged with your name.</p>}>
      <Tabs<AdminTab>
        label="Moderation"
        value={tabOf(query)}
        onChange={(tab) => navigate(pathOf(tab), { ...keepFocus, replace: true })}
        tabs={[
          { value: 'reports', label: small(waiting ? `Reports · ${waiting}` : 'Reports'), panel: <ReportsQueue /> },
          { value: 'private', label: small('Reviews'), panel: <SafetyReviews /> },
          { value: 'hidden', label: small('Hidden'), panel: <HiddenList /> },
          { value: 'banned', label: small('Banned'), panel: <BannedList /> },
          { value: 'acts', label: small('Log'), panel: <AdminLog /> },
          { value: 'jobs', label: small('Jobs'), panel: <FailedJobs /> },
          { value: 'forum', label: small('Forum'), panel: forum },
        ]}
      />
    </Page>
  )
}

/** Smaller on a phone, so that most tabs fit side by side. */
const small = (label: string) => <span className="text-sm whitespace-nowrap sm:text-base">{label}</span>

const TABS = ['reports', 'private', 'hidden', 'banned', 'acts', 'jobs', 'forum'] as const
type AdminTab = (typeof TABS)[number]

/** The tab from the address; the reports by default. */
const tabOf = (query: URLSearchParams): AdminTab => TABS.find((tab) => tab === query.get('tab')) ?? 'reports'

/** The address of a tab, so that it can be linked, reloaded and left with the back button. */
const pathOf = (tab: AdminTab): string => (tab === 'reports' ? '/admin' : `/admin?tab=${tab}`)

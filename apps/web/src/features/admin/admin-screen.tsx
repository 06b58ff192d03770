import { counted } from '@squash/contract/counted'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { shortMoment } from '../../lib/dates.ts'
import { Loaded, ShowMore } from '../../lib/loaded.tsx'
import { useWaitingReports } from '../../lib/moderation/waiting-reports.ts'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { Card } from '../../ui/card.tsx'
import { keepFocus } from '../../ui/heading.ts'
import { Page } from '../../ui/page.tsx'
import { EmptyState, Skeletons } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AdminLog } from './admin-log.tsx'
import { BannedList } from './bans.tsx'
import { HiddenList } from './hidden-list.tsx'
import { ReportsQueue } from './reports-queue.tsx'
import { SafetyReviews } from './safety-reviews.tsx'

/** Background jobs that failed permanently in the last 14 days, latest first. */
function FailedJobs() {
  const failures = useInfiniteQuery(api.admin.get_job_failures.infiniteOptions(pagesBefore({})))
  return (
    <Loaded
      query={failures}
      failed="The failed jobs didn’t load"
      skeleton={<Skeletons label="Loading failed jobs…" of={['h-48 rounded-card']} />}
    >
      {({ pages }) => {
        const jobs = pages.flat()
        if (jobs.length === 0)
          return <EmptyState title="No failed jobs">No job has failed in the last 14 days.</EmptyState>
        return (
          <>
            <Card as="section" aria-label="Failed jobs">
              <p className="mb-4 text-muted">
                Work that the server does in the background, such as sending emails. Squash tried each of these several
                times and gave up. The last line of each is the error, for the person who runs the server.
              </p>
              <ul>
                {jobs.map(({ id, name, failed_at, attempts, error }) => (
                  <li key={id} className="border-t-2 border-faint py-3 first:border-t-0 first:pt-0 last:pb-0">
                    <p className="flex flex-wrap justify-between gap-x-4">
                      <span className="font-bold wrap-anywhere">{name}</span>
                      <span className="text-sm text-muted">
                        <time dateTime={failed_at}>{shortMoment(failed_at)}</time>, after{' '}
                        {counted(attempts, 'try', 'tries')}
                      </span>
                    </p>
                    {error !== null && <p className="mt-1 text-sm whitespace-pre-wrap wrap-anywhere">Error: {error}</p>}
                  </li>
                ))}
              </ul>
            </Card>
            <ShowMore query={failures} />
          </>
        )
      }}
    </Loaded>
  )
}

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

import { counted } from '@squash/contract/counted'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Loaded, ShowMore } from '../../lib/loaded.tsx'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'

const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Background jobs that failed permanently in the last 14 days, latest first. */
export function FailedJobs() {
  const failures = useInfiniteQuery(api.admin.get_job_failures.infiniteOptions(pagesBefore({})))
  return (
    <Loaded
      query={failures}
      failed="The failed jobs didn’t load"
      skeleton={
        <Loading label="Loading failed jobs…">
          <Skeleton className="h-48 rounded-card" />
        </Loading>
      }
    >
      {({ pages }) => {
        const jobs = pages.flat()
        if (jobs.length === 0)
          return <EmptyState title="No failed jobs">Every job in the last 14 days was completed.</EmptyState>
        return (
          <>
            <Card as="section" aria-label="Failed jobs">
              <ul>
                {jobs.map(({ id, name, failed_at, attempts, error }) => (
                  <li key={id} className="border-t-2 border-faint py-3 first:border-t-0 first:pt-0 last:pb-0">
                    <p className="flex flex-wrap justify-between gap-x-4">
                      <span className="font-bold wrap-anywhere">{name}</span>
                      <span className="text-sm text-muted">
                        <time dateTime={failed_at}>{MOMENT.format(new Date(failed_at))}</time>, after{' '}
                        {counted(attempts, 'try', 'tries')}
                      </span>
                    </p>
                    {error !== null && <p className="mt-1 text-sm whitespace-pre-wrap wrap-anywhere">{error}</p>}
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

import { counted } from '@squash/contract/counted'
import { LIMITS } from '@squash/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Loaded } from '../../../lib/loaded.tsx'
import { api } from '../../../lib/query.ts'
import { ShowMore } from '../../../lib/show-more.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'

const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Work in the background that was given up within the last 14 days, the latest first. */
export function FailuresList() {
  const failures = useInfiniteQuery(
    api.admin.get_job_failures.infiniteOptions({
      input: (before: string | null) => ({ p_limit: LIMITS.pageSize, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.id),
    }),
  )
  return (
    <Loaded
      query={failures}
      failed="The failed jobs did not load"
      skeleton={
        <Loading label="Loading failed jobs…">
          <Skeleton className="h-48 rounded-card" />
        </Loading>
      }
    >
      {({ pages }) => {
        const jobs = pages.flat()
        if (jobs.length === 0)
          return <EmptyState title="Nothing was given up">Every job of the last 14 days got done.</EmptyState>
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

import type { SecurityEvent } from '@squash/contract/account'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Loaded } from '../../../lib/loaded.tsx'
import { api } from '../../../lib/query.ts'
import { ShowMore } from '../../../lib/show-more.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { eventWords, weighty } from './event-words.ts'

const PAGE = 10
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** What happened to the account, newest first. */
export function HistoryCard() {
  const history = useInfiniteQuery(
    api.account.get_security_events.infiniteOptions({
      input: (before: number | null) => ({ p_limit: PAGE, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    }),
  )
  return (
    <Card as="section">
      <h2 className="mb-3 text-xl">What happened lately</h2>
      <Loaded query={history} failed="Your history did not load" skeleton={<HistorySkeleton />}>
        {({ pages }) => (
          <>
            <ol>
              {pages.flat().map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ol>
            <ShowMore query={history} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function EventRow({ event }: { event: SecurityEvent }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-t-2 border-faint py-2.5 last:pb-0">
      <span className={classNames('min-w-0', weighty.has(event.type) && 'font-bold')}>{eventWords[event.type]}</span>
      <time dateTime={event.at} className="text-sm text-muted">
        {MOMENT.format(new Date(event.at))}
      </time>
    </li>
  )
}

function HistorySkeleton() {
  return (
    <Loading label="Loading what happened…" className="flex flex-col gap-3">
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
    </Loading>
  )
}

import { LIMITS } from '@squash/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Loaded } from '../../../lib/loaded.tsx'
import { api } from '../../../lib/query.ts'
import { ShowMore } from '../../../lib/show-more.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { ReviewCard } from './review-card.tsx'

type Status = 'waiting' | 'decided'

const EMPTY: Record<Status, { title: string; text: string }> = {
  waiting: { title: 'Nothing to decide', text: 'Authors can ask you here whether their conflict has to stay private.' },
  decided: { title: 'Nothing decided yet', text: 'Your decisions and answers will be listed here.' },
}

/** How often to refetch, in milliseconds. */
const REFETCH = 60_000

/** Requests to review what keeps a conflict private. */
export function ReviewsList() {
  const [status, setStatus] = useState<Status>('waiting')
  const list = useRef<HTMLDivElement>(null)
  const reviews = useInfiniteQuery({
    ...api.safetyReviews.get_safety_reviews.infiniteOptions({
      input: (before: string | null) => ({ p_status: status, p_limit: LIMITS.pageSize, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.id),
    }),
    refetchInterval: REFETCH,
  })
  return (
    <>
      <div className="mb-5 max-w-md">
        <Segments
          legend="Which requests"
          options={[
            { value: 'waiting', label: 'Waiting' },
            { value: 'decided', label: 'Decided' },
          ]}
          value={status}
          onChange={setStatus}
        />
      </div>
      <Loaded
        query={reviews}
        failed="The requests did not load"
        skeleton={
          <Loading label="Loading the requests…">
            <Skeleton className="h-56 rounded-card" />
          </Loading>
        }
      >
        {({ pages }) => {
          const all = pages.flat()
          return (
            // The card that had the focus leaves the list once it is decided.
            // biome-ignore lint/a11y/useSemanticElements: a group that is moved to, not a set of fields
            <div
              ref={list}
              role="group"
              aria-label={`Requests, ${status}`}
              tabIndex={-1}
              className="flex flex-col gap-5"
            >
              {all.length === 0 && <EmptyState title={EMPTY[status].title}>{EMPTY[status].text}</EmptyState>}
              {all.map((review) => (
                <ReviewCard key={review.id} review={review} list={() => list.current} />
              ))}
              <ShowMore query={reviews} />
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

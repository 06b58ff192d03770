import type { Group } from '@squash/contract/values'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '../../../lib/api-error.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { api } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { SharedRow } from './shared-row.tsx'

type SharedListProps = {
  person: string
  group: Group
  title: string
  none: string
  /** How many at a time. */
  limit: number
  /** What stands below the first ones instead of a way to more. */
  rest?: (shown: number) => ReactNode
}

/** The conflicts of the two that are open, or those that are over; newest first. */
export function SharedList({ person, group, title, none, limit, rest }: SharedListProps) {
  const list = useInfiniteQuery(
    api.conflicts.get_shared_conflicts.infiniteOptions({
      input: (before: string | null) => ({ p_user_id: person, p_group: group, p_limit: limit, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (rest || page.length < limit ? undefined : page.at(-1)?.id),
    }),
  )
  const now = new Date()
  return (
    <Card as="section" flush className="p-3 sm:p-4">
      <h3 className="px-3 pt-2 pb-2 text-xl">{title}</h3>
      <Loaded
        query={list}
        failed="These conflicts did not load"
        skeleton={
          <Loading label="Loading your shared conflicts…" className="px-3 pb-2">
            <Skeleton className="h-28" />
          </Loading>
        }
      >
        {({ pages }) => {
          const conflicts = pages.flat()
          if (conflicts.length === 0) return <p className="px-3 pb-2 text-muted">{none}</p>
          const below = rest?.(conflicts.length)
          return (
            <>
              <ul>
                {conflicts.map((conflict) => (
                  <SharedRow key={conflict.id} conflict={conflict} now={now} />
                ))}
              </ul>
              {list.hasNextPage && (
                <Button
                  size="small"
                  className="mx-3 my-2"
                  onClick={() => void list.fetchNextPage()}
                  busy={list.isFetchingNextPage}
                >
                  Show more
                </Button>
              )}
              {list.isFetchNextPageError && (
                <p role="alert" className="px-3 pb-2 text-rose-ink">
                  {errorMessage(list.error)}
                </p>
              )}
              {below && <p className="px-3 pt-1 pb-2 text-muted">{below}</p>}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

import { useRef } from 'react'
import { Loaded } from '../../../lib/loaded.tsx'
import { ShowMore } from '../../../lib/show-more.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { BannedCard } from './banned-card.tsx'
import { useBanned } from './use-banned.ts'

/** Everybody who is kept out at present, and the way back for each. */
export function BannedList() {
  const banned = useBanned()
  const list = useRef<HTMLDivElement>(null)
  return (
    <Loaded query={banned} failed="Who is banned did not load" skeleton={<ListSkeleton />}>
      {({ pages }) => {
        const all = pages.flat()
        return (
          // Whoever lets somebody in goes on from here: the card leaves the list.
          // biome-ignore lint/a11y/useSemanticElements: a group that is moved to, not a set of fields
          <div ref={list} role="group" aria-label="Banned" tabIndex={-1} className="flex flex-col gap-5">
            {all.length === 0 && (
              <EmptyState title="Nobody is banned">
                Whom an admin bans from a report stands here, until they are let in again or their time is over.
              </EmptyState>
            )}
            {all.map((ban) => (
              <BannedCard key={ban.id} ban={ban} onUnbanned={() => list.current?.focus()} />
            ))}
            <ShowMore query={banned} />
          </div>
        )
      }}
    </Loaded>
  )
}

const ListSkeleton = () => (
  <Loading label="Loading who is banned…" className="flex flex-col gap-5">
    <Skeleton className="h-48 rounded-card" />
    <Skeleton className="h-48 rounded-card" />
  </Loading>
)

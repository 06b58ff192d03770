import { useRef } from 'react'
import { Loaded } from '../../../lib/loaded.tsx'
import { ShowMore } from '../../../lib/show-more.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { HiddenCard } from './hidden-card.tsx'
import { useHidden } from './use-hidden.ts'

/** Everything that is out of sight at present, and the way back for each. */
export function HiddenList() {
  const hidden = useHidden()
  const list = useRef<HTMLDivElement>(null)
  return (
    <Loaded query={hidden} failed="What is hidden did not load" skeleton={<ListSkeleton />}>
      {({ pages }) => {
        const all = pages.flat()
        return (
          // Whoever shows something again goes on from here: its card leaves the list.
          // biome-ignore lint/a11y/useSemanticElements: a group that is moved to, not a set of fields
          <div ref={list} role="group" aria-label="Hidden" tabIndex={-1} className="flex flex-col gap-5">
            {all.length === 0 && (
              <EmptyState title="Nothing is hidden">
                What an admin hides stands here, and what three reports have hidden until somebody looks.
              </EmptyState>
            )}
            {all.map((thing) => (
              <HiddenCard key={thing.id} thing={thing} onShown={() => list.current?.focus()} />
            ))}
            <ShowMore query={hidden} />
          </div>
        )
      }}
    </Loaded>
  )
}

const ListSkeleton = () => (
  <Loading label="Loading what is hidden…" className="flex flex-col gap-5">
    <Skeleton className="h-48 rounded-card" />
    <Skeleton className="h-48 rounded-card" />
  </Loading>
)

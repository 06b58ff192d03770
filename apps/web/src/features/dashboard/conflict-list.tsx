import type { Group } from '@squash/contract/values'
import { errorMessage } from '../../lib/api-error.ts'
import { ShowMore } from '../../lib/show-more.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { cardViewOf } from './card-view.ts'
import { ConflictCard } from './conflict-card.tsx'
import { ConflictListSkeleton } from './conflict-list-skeleton.tsx'
import { EmptyList } from './empty-list.tsx'
import { useConflictCards } from './use-conflict-cards.ts'

/** One list, in whichever state it is: loading, failed, empty, or there with a way to more. */
export function ConflictList({ group }: { group: Group }) {
  const list = useConflictCards(group)
  if (!list.data) {
    return list.error === null ? (
      <ConflictListSkeleton />
    ) : (
      <ErrorState
        title="Your conflicts did not load"
        message={errorMessage(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  }
  const now = new Date()
  const cards = list.data.pages.flat()
  if (cards.length === 0) return <EmptyList group={group} />
  return (
    <>
      <ul className="flex flex-col gap-4">
        {cards.map((card) => (
          <ConflictCard key={card.id} view={cardViewOf(card, now)} />
        ))}
      </ul>
      <ShowMore query={list} />
    </>
  )
}

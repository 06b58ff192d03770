import type { Group } from '@squash/contract/values'
import { useRef } from 'react'
import { errorMessage } from '../../lib/api-error.ts'
import { shortNameOf } from '../../lib/conflicts/other-party.ts'
import { useDeclineInvite } from '../../lib/invites/use-decline-invite.tsx'
import { ShowMore } from '../../lib/show-more.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { cardViewOf } from './card-view.ts'
import { ConflictCard } from './conflict-card.tsx'
import { ConflictListSkeleton } from './conflict-list-skeleton.tsx'
import { EmptyList } from './empty-list.tsx'
import { useConflictCards } from './use-conflict-cards.ts'

/** A list of conflicts, and the dialog with which the user declines one of its invites. */
export function ConflictList({ group }: { group: Group }) {
  const list = useRef<HTMLDivElement>(null)
  const declining = useDeclineInvite(() => list.current)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that gets the focus, not a set of fields
    <div ref={list} role="group" aria-label={LABELS[group]} tabIndex={-1} className="rounded-card">
      <Cards group={group} onDecline={declining.ask} />
      {declining.dialog}
    </div>
  )
}

const LABELS: Record<Group, string> = { active: 'Active conflicts', history: 'Conflicts that are over' }

type CardsProps = { group: Group; onDecline: ReturnType<typeof useDeclineInvite>['ask'] }

/** One list, in whichever state it is: loading, failed, empty, or there with a way to more. */
function Cards({ group, onDecline }: CardsProps) {
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
        {cards.map((card) => {
          const view = cardViewOf(card, now)
          const inviter = shortNameOf(view.other)
          return (
            <ConflictCard
              key={card.id}
              view={view}
              onDecline={() => onDecline({ kind: 'conflict', id: card.id, inviter })}
            />
          )
        })}
      </ul>
      <ShowMore query={list} />
    </>
  )
}

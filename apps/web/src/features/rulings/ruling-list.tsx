import { rulingsMessages } from '@squash/contract/messages/rulings'
import type { AiRuling } from '@squash/contract/rulings'
import { useRef } from 'react'
import { errorMessage } from '../../lib/api-error.ts'
import { ShowMore } from '../../lib/show-more.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { FreshPill } from './fresh-pill.tsx'
import { RulingCard } from './ruling-card.tsx'
import { useBoard } from './use-board.ts'
import { useLiveTallies } from './use-live-tallies.ts'

/**
 * The feed, in whichever state it is: loading, failed, empty, or there with a way to more.
 * @param linked the ruling that the page's link leads to, which comes first; undefined while it loads
 */
export function RulingList({ linked }: { linked: AiRuling | null | undefined }) {
  const { feed, rulings, fresh, showFresh } = useBoard()
  const top = useRef<HTMLDivElement>(null)
  const others = (rulings ?? []).filter(({ conflict_id }) => conflict_id !== linked?.conflict_id)
  const all = linked ? [linked, ...others] : others
  useLiveTallies(all.map(({ conflict_id }) => conflict_id))
  const now = new Date()

  if (rulings === null || linked === undefined) {
    return feed.error === null ? (
      <BoardSkeleton />
    ) : (
      <ErrorState
        title={rulingsMessages.loadFailed}
        message={errorMessage(feed.error)}
        onRetry={() => void feed.refetch()}
        retrying={feed.isFetching}
      />
    )
  }
  const showNewest = async () => {
    await showFresh()
    top.current?.scrollIntoView({ block: 'start' })
    top.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <FreshPill count={fresh} onShow={() => void showNewest()} />
      {/* biome-ignore lint/a11y/useSemanticElements: what it holds changes by itself, and is reached from the button above */}
      <div
        ref={top}
        role="group"
        aria-label="Rulings, the newest first"
        tabIndex={-1}
        className="flex scroll-mt-24 flex-col gap-5"
      >
        {all.length === 0 && (
          <EmptyState pose="gavel" title="No rulings yet">
            Everybody is settling things before it gets this far. The gavel is getting dusty.
          </EmptyState>
        )}
        {all.map((ruling) => (
          <RulingCard
            key={ruling.conflict_id}
            ruling={ruling}
            now={now}
            startsOpen={ruling.conflict_id === linked?.conflict_id}
          />
        ))}
      </div>
      <ShowMore query={feed} failed={rulingsMessages.loadFailed} />
    </>
  )
}

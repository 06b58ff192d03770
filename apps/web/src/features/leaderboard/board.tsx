import { leaderboardMessages } from '@squash/contract/messages/leaderboard'
import { Loaded, ShowMore } from '../../lib/loaded.tsx'
import { useUserId } from '../../lib/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { BoardTable } from './board-table.tsx'
import type { ChosenBoard, Span } from './chosen-board.ts'
import { Podium } from './podium.tsx'
import { useBoard } from './queries.ts'

/** The chosen leaderboard: loading, failed, empty or filled. */
export function Board({ board }: { board: ChosenBoard }) {
  const viewer = useUserId()
  const query = useBoard(board)
  return (
    <Loaded query={query} failed={leaderboardMessages.loadFailed} skeleton={<BoardSkeleton />}>
      {({ pages }) => {
        const rows = pages.flat()
        if (rows.length === 0) return <EmptyBoard span={board.span} />
        return (
          <>
            <Podium rows={rows} viewer={viewer} />
            <div className="mt-8">
              <BoardTable rows={rows} viewer={viewer} />
            </div>
            <ShowMore query={query} />
          </>
        )
      }}
    </Loaded>
  )
}

function EmptyBoard({ span }: { span: Span }) {
  return (
    <EmptyState
      title={span === 'week' ? leaderboardMessages.emptyWeek : leaderboardMessages.empty}
      action={<LinkButton to="/new-conflict">Start a new conflict</LinkButton>}
    >
      Either there’s peace, or everyone is bottling it up. If something is simmering, say it while it’s still small.
    </EmptyState>
  )
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** A skeleton of the podium and rows, as tall as the real ones. */
function BoardSkeleton() {
  return (
    <Loading label="Loading the leaderboard…">
      <div className="mx-auto grid max-w-2xl grid-cols-3 items-end gap-2 px-1 sm:gap-4">
        <Skeleton className="h-46 rounded-card sm:h-54" />
        <Skeleton className="h-66 rounded-card sm:h-82" />
        <Skeleton className="h-42 rounded-card sm:h-48" />
      </div>
      <div className="mt-10 flex flex-col gap-2">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-18" />
        ))}
      </div>
    </Loading>
  )
}

import { leaderboardMessages } from '@squash/contract/messages/leaderboard'
import { errorMessage } from '../../lib/api-error.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { useUserId } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { BoardTable } from './board-table.tsx'
import type { ChosenBoard } from './chosen-board.ts'
import { EmptyBoard } from './empty-board.tsx'
import { Podium } from './podium.tsx'
import { useBoard } from './use-board.ts'

/** The chosen leaderboard, in whichever state it is. */
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
            {query.hasNextPage && (
              <div className="mt-6 text-center">
                <Button onClick={() => void query.fetchNextPage()} busy={query.isFetchingNextPage}>
                  Show more
                </Button>
              </div>
            )}
            {query.isFetchNextPageError && (
              <p role="alert" className="mt-3 text-center text-rose-ink">
                {errorMessage(query.error)}
              </p>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

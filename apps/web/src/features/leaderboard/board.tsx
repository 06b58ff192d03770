import { leaderboardMessages } from '@squash/contract/messages/leaderboard'
import { Loaded } from '../../lib/loaded.tsx'
import { useUserId } from '../../lib/session.ts'
import { ShowMore } from '../../lib/show-more.tsx'
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
            <ShowMore query={query} />
          </>
        )
      }}
    </Loaded>
  )
}

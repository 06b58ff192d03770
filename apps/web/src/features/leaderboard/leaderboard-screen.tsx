import { LIMITS } from '@squash/contract/limits'
import { leaderboardMessages } from '@squash/contract/messages/leaderboard'
import type { LeaderboardSort } from '@squash/contract/values'
import { weekOf } from '@squash/rules/leaderboard/week'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '../../lib/client.ts'
import { Loaded, ShowMore } from '../../lib/loaded.tsx'
import { api } from '../../lib/query.ts'
import { useUserId } from '../../lib/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Stat } from '../../ui/card.tsx'
import { keepFocus } from '../../ui/heading.ts'
import { Page } from '../../ui/page.tsx'
import { Segments } from '../../ui/radio-cards.tsx'
import { EmptyState, Loading, Skeleton } from '../../ui/states.tsx'
import { BoardTable } from './board-table.tsx'
import { Podium } from './podium.tsx'

/** The chosen leaderboard: loading, failed, empty or filled. */
function Board({ board }: { board: ChosenBoard }) {
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

/** /leaderboard. The URL says which board is shown. */
export function LeaderboardScreen() {
  useLoggedView()
  const [search, setSearch] = useSearchParams()
  const board = boardOf(search)
  const choose = (change: Partial<ChosenBoard>) =>
    setSearch(searchOf({ ...board, ...change }), { ...keepFocus, replace: true })
  return (
    <Page title="Leaderboard" eyebrow="Who settles what they start" lead={<Explanation board={board} />}>
      <div className="mb-8 flex flex-wrap gap-3 sm:gap-4 max-sm:*:w-full">
        <Segments
          legend="Time frame"
          value={board.span}
          onChange={(span) => choose({ span })}
          options={[
            { value: 'all', label: 'All time' },
            { value: 'week', label: 'This week' },
          ]}
        />
        <Segments
          legend="Category"
          value={board.sort}
          onChange={(sort) => choose({ sort })}
          options={[
            { value: 'least', label: 'Least problematic' },
            { value: 'most', label: 'Most problematic' },
          ]}
        />
      </div>
      <Board board={board} />
      <div className="mt-10">
        <Summary span={board.span} />
      </div>
    </Page>
  )
}

function Explanation({ board: { span, sort } }: { board: ChosenBoard }) {
  const order = sort === 'least' ? 'The highest' : 'The lowest'
  return (
    <p className="max-w-[62ch]">
      {order} resolution rate comes first. In a tie, the person with more conflicts ranks higher. People with fewer than
      three conflicts are listed last.{' '}
      {span === 'week' ? 'Only conflicts created since Monday, 00:00 UTC, count.' : 'All conflicts count.'}
    </p>
  )
}

/** Totals of all conflicts. Dashes are shown until they have loaded, or if they can't be. */
function Summary({ span }: { span: Span }) {
  const { data } = useSummary(span)
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-4 text-2xl">
        {span === 'week' ? 'Totals for this week' : 'All-time totals'}
      </h2>
      <div className="grid grid-cols-3 gap-2 sm:gap-5">
        <Stat label="Total conflicts" value={data?.total_conflicts ?? '–'} />
        <Stat label="Total resolved" tone="mediator" value={data?.total_resolved ?? '–'} />
        <Stat label="Overall rate" value={data ? `${data.overall_rate}%` : '–'} />
      </div>
    </section>
  )
}

/** Records that the leaderboard was viewed, once for each visit. A failure is ignored. */
function useLoggedView(): void {
  const isLogged = useRef(false)
  useEffect(() => {
    if (isLogged.current) return
    isLogged.current = true
    client.leaderboard.log_leaderboard_view({}).catch(() => {})
  }, [])
}

/** The rows of a leaderboard, with keyset pagination: the last user of a page is the cursor. */
export const useBoard = ({ span, sort }: ChosenBoard) =>
  useInfiniteQuery(
    api.leaderboard.get_user_conflict_stats.infiniteOptions({
      input: (after: string | null) => ({
        start_date: startOf(span, new Date()),
        p_sort: sort,
        p_limit: LIMITS.leaderboardPage,
        p_after: after,
      }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.leaderboardPage ? undefined : page.at(-1)?.user_id),
    }),
  )

/** Totals of the conflicts behind the leaderboard. */
const useSummary = (span: Span) =>
  useQuery(api.leaderboard.get_leaderboard_summary.queryOptions({ input: { start_date: startOf(span, new Date()) } }))

export type Span = 'all' | 'week'
/** The selected leaderboard. */
type ChosenBoard = { span: Span; sort: LeaderboardSort }

/** The board in an address; by default all time, least problematic first. */
export const boardOf = (search: URLSearchParams): ChosenBoard => ({
  span: search.get('time') === 'week' ? 'week' : 'all',
  sort: search.get('sort') === 'most' ? 'most' : 'least',
})

/** The query of a board's address; empty for the default board. */
export const searchOf = ({ span, sort }: ChosenBoard): Record<string, string> => ({
  ...(span === 'week' && { time: 'week' }),
  ...(sort === 'most' && { sort: 'most' }),
})

/** The calls' parameter: null for all time, otherwise the start of the current UTC week. */
export const startOf = (span: Span, now: Date): string | null =>
  span === 'week' ? `${weekOf(now)}T00:00:00.000Z` : null

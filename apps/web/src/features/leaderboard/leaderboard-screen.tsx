import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '../../lib/client.ts'
import { keepFocus } from '../../ui/keep-focus.ts'
import { Page } from '../../ui/page.tsx'
import { Segments } from '../../ui/radio-cards.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Board } from './board.tsx'
import { boardOf, type ChosenBoard, type Span, searchOf } from './chosen-board.ts'
import { useSummary } from './queries.ts'

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
      {order} resolution rate comes first. In a tie, more conflicts rank higher. People with fewer than three conflicts
      are listed last.{' '}
      {span === 'week' ? 'Only conflicts created since Monday, 00:00 UTC, count.' : 'All conflicts count.'}
    </p>
  )
}

/** Totals of all conflicts. Dashes are shown until they have loaded, or if they can't be. */
export function Summary({ span }: { span: Span }) {
  const { data } = useSummary(span)
  return (
    <section aria-label={span === 'week' ? 'Totals for this week' : 'All-time totals'}>
      <div className="grid grid-cols-3 gap-2 sm:gap-5">
        <Stat label="Total conflicts" value={data?.total_conflicts ?? '–'} />
        <Stat label="Total resolved" tone="mediator" value={data?.total_resolved ?? '–'} />
        <Stat label="Overall rate" value={data ? `${data.overall_rate}%` : '–'} />
      </div>
    </section>
  )
}

/** Records that the leaderboard was viewed, once for each visit. A failure is ignored. */
export function useLoggedView(): void {
  const isLogged = useRef(false)
  useEffect(() => {
    if (isLogged.current) return
    isLogged.current = true
    client.leaderboard.log_leaderboard_view({}).catch(() => {})
  }, [])
}

import { useSearchParams } from 'react-router'
import { keepFocus, Page } from '../../ui/page.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Board } from './board.tsx'
import { boardOf, type ChosenBoard, searchOf } from './chosen-board.ts'
import { Summary } from './summary.tsx'
import { useLoggedView } from './use-logged-view.ts'

/** /leaderboard: who settles what they start (spec community §2). The address remembers which board was looked at. */
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
      {order} resolution rate first; of equal rates, whoever has more conflicts.{' '}
      {span === 'week'
        ? 'Conflicts created since Monday, 00:00 UTC: the week is the same for everybody.'
        : 'All conflicts count.'}
    </p>
  )
}

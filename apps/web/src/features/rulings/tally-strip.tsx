import type { RulingVote, RulingVoteCounts } from '@squash/contract/values'
import { type Sides, verdictsOf } from '../../lib/rulings/verdicts.ts'
import { classNames } from '../../ui/class-names.ts'

const FILL: Record<RulingVote, string> = {
  both_wrong: 'bg-linear-to-r from-tangerine from-50% to-teal to-50%',
  user1_wrong: 'bg-tangerine',
  user2_wrong: 'bg-teal',
  get_therapy: 'bg-muted',
  ai_right: 'bg-lime',
  reset_conflict: 'bg-faint',
}

/** The whole vote in one line. A picture: the words beside it say who leads. */
export function TallyStrip({ counts, sides }: { counts: RulingVoteCounts; sides: Sides }) {
  return (
    <span aria-hidden className="outlined flex h-4 overflow-hidden rounded-full bg-card">
      {verdictsOf(counts, sides).map(
        ({ type, votes }) =>
          votes > 0 && <span key={type} className={classNames('h-full', FILL[type])} style={{ flexGrow: votes }} />,
      )}
    </span>
  )
}

import type { RulingVote, RulingVoteCounts } from '@squash/contract/values'
import type { Sides } from '@squash/rules/rulings/verdict-line'
import { ChoiceBars } from '../../ui/choice-bars.tsx'
import { verdictsOf } from './verdicts.ts'

/** The path of a public ruling. */
export const rulingPath = (conflictId: string): string => `/ruling/${conflictId}`

type VoteBarsProps = {
  counts: RulingVoteCounts
  sides: Sides
  /** The viewer's own vote. */
  own?: RulingVote | null
  /** Omitted if the viewer can't vote. */
  onVote?: (vote: RulingVote) => void
}

/** Party 1 is tangerine, party 2 is teal, the mediator is lime; the rest has no colour. */
const FILL: Record<RulingVote, string> = {
  both_wrong: 'bg-linear-to-r from-tangerine-soft from-50% to-teal-soft to-50%',
  user1_wrong: 'bg-tangerine-soft',
  user2_wrong: 'bg-teal-soft',
  get_therapy: 'bg-faint',
  ai_right: 'bg-lime-soft',
  reset_conflict: 'bg-faint',
}

/** The six answers to a ruling as bars with their counts. */
export function VoteBars({ counts, sides, own = null, onVote }: VoteBarsProps) {
  const bars = verdictsOf(counts, sides).map(({ type, ...verdict }) => ({ choice: type, fill: FILL[type], ...verdict }))
  return <ChoiceBars bars={bars} own={own} {...(onVote && { onVote })} />
}

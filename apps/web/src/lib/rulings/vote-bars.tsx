import type { RulingVote, RulingVoteCounts } from '@squash/contract/values'
import { ChoiceBars } from '../../ui/choice-bars.tsx'
import { type Sides, verdictsOf } from './verdicts.ts'

type VoteBarsProps = {
  counts: RulingVoteCounts
  sides: Sides
  /** What the viewer has voted. */
  own?: RulingVote | null
  /** Left out where the viewer can only look. */
  onVote?: (vote: RulingVote) => void
}

/** Party 1 is tangerine, party 2 is teal, the mediator is lime; what is about nobody has no colour. */
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

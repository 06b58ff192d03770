import { counted } from '@squash/contract/counted'
import { PARTIES, type Party, RULING_VOTES, type RulingVote, type RulingVoteCounts } from '@squash/contract/values'
import { pointHeading, type Sides, sideName } from '@squash/rules/rulings/verdict-line'
import { ChoiceBars } from '../../ui/choice-bars.tsx'
import { classNames } from '../../ui/class-names.ts'

/** One of the six answers to a ruling, with its votes. `share` is a whole percentage of all votes. */
export type Verdict = { type: RulingVote; emoji: string; label: string; votes: number; share: number }

const EMOJI: Record<RulingVote, string> = {
  both_wrong: '🤦',
  user1_wrong: '👈',
  user2_wrong: '👉',
  get_therapy: '🛋️',
  ai_right: '⚖️',
  reset_conflict: '🔄',
}

/** A vote in words. */
export function labelOf(type: RulingVote, sides: Sides): string {
  switch (type) {
    case 'both_wrong':
      return 'Both are wrong'
    case 'user1_wrong':
      return `${sideName(sides, 'user1')} is wrong`
    case 'user2_wrong':
      return `${sideName(sides, 'user2')} is wrong`
    case 'get_therapy':
      return 'Get therapy'
    case 'ai_right':
      return 'The AI is right'
    case 'reset_conflict':
      return 'Start all over'
  }
}

const totalOf = (counts: RulingVoteCounts): number => RULING_VOTES.reduce((sum, type) => sum + counts[type], 0)

/** The six answers, always in the same order, so that nothing jumps when votes come in. */
export function verdictsOf(counts: RulingVoteCounts, sides: Sides): Verdict[] {
  const total = totalOf(counts)
  return RULING_VOTES.map((type) => ({
    type,
    emoji: EMOJI[type],
    label: labelOf(type, sides),
    votes: counts[type],
    share: total === 0 ? 0 : Math.round((100 * counts[type]) / total),
  }))
}

/** The result in one line: how many votes, and who leads or that it is a tie. */
export function headlineOf(counts: RulingVoteCounts, sides: Sides): string {
  const verdicts = verdictsOf(counts, sides)
  const total = totalOf(counts)
  if (total === 0) return 'No votes yet'
  const most = Math.max(...verdicts.map(({ votes }) => votes))
  const leading = verdicts.filter(({ votes }) => votes === most)
  const opinion = leading.length > 1 ? 'opinions differ' : `most say “${leading[0]?.label}”`
  return total === 1 ? `1 vote so far: “${leading[0]?.label}”` : `${counted(total, 'vote')} · ${opinion}`
}

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

type StrongestPointsProps = { points: Readonly<Record<Party, string | null>>; sides: Sides }

/** The strongest point of each party in the colour of their side, side by side on a desktop. Nothing for old rulings. */
export function StrongestPoints({ points, sides }: StrongestPointsProps) {
  const known = PARTIES.filter((party) => points[party] !== null)
  if (known.length === 0) return null
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {known.map((party) => (
        <div
          key={party}
          className={classNames(
            'outlined min-w-0 rounded-control p-4 text-ink',
            party === 'user1' ? 'bg-tangerine-soft' : 'bg-teal-soft',
          )}
        >
          <dt className="eyebrow wrap-anywhere">{pointHeading(sides, party)}</dt>
          <dd className="mt-1 leading-relaxed wrap-anywhere">{points[party]}</dd>
        </div>
      ))}
    </dl>
  )
}

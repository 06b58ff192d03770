import type { RulingVote, RulingVoteCounts } from '@squash/contract/values'
import { classNames } from '../../ui/class-names.ts'
import { Emoji } from '../../ui/emoji.tsx'
import { type Sides, type Verdict, verdictsOf } from './verdicts.ts'

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

const rowClass =
  'outlined relative flex min-h-13 w-full items-center gap-3 overflow-hidden rounded-control bg-card px-3.5 py-2 text-left'

/** The six answers to a ruling as bars with their counts; where one may vote, each is a button, and one's own stands out. */
export function VoteBars({ counts, sides, own = null, onVote }: VoteBarsProps) {
  return (
    <ul aria-label="Votes" className="grid gap-2.5 sm:grid-cols-2">
      {verdictsOf(counts, sides).map((verdict) => {
        const isOwn = verdict.type === own
        const bar = <Bar verdict={verdict} isOwn={isOwn} />
        const look = classNames(rowClass, isOwn && 'ring-4 ring-lime')
        return (
          <li key={verdict.type}>
            {onVote ? (
              <button
                type="button"
                aria-pressed={isOwn}
                onClick={() => onVote(verdict.type)}
                className={classNames(look, 'pressable')}
              >
                {bar}
              </button>
            ) : (
              <div className={look}>{bar}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Bar({ verdict: { type, emoji, label, votes, share }, isOwn }: { verdict: Verdict; isOwn: boolean }) {
  return (
    <>
      <span
        aria-hidden
        className={classNames('absolute inset-y-0 left-0 transition-[width] duration-300 ease-out', FILL[type])}
        style={{ width: `${share}%` }}
      />
      <Emoji className="relative text-xl">{emoji}</Emoji>
      <span className="relative min-w-0 flex-1 leading-tight font-semibold wrap-anywhere">
        {label}
        {isOwn && <span className="block text-sm font-bold">✓ Your vote</span>}
      </span>
      <span className="relative shrink-0 text-right leading-tight font-bold tabular-nums">
        {votes}
        <span className="sr-only"> {votes === 1 ? 'vote' : 'votes'},</span>
        <span className="block text-sm font-semibold">{share}%</span>
      </span>
    </>
  )
}

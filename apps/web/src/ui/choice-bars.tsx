import { nounFor } from '@squash/contract/counted'
import { classNames } from './class-names.ts'
import { Emoji } from './emoji.tsx'

export type ChoiceBar<Choice extends string> = {
  choice: Choice
  emoji: string
  label: string
  votes: number
  /** Whole percent of all votes. */
  share: number
  /** A background class of the bar itself. */
  fill: string
}

type ChoiceBarsProps<Choice extends string> = {
  bars: readonly ChoiceBar<Choice>[]
  /** What the viewer has voted. */
  own: Choice | null
  /** Left out where the viewer can only look. */
  onVote?: (choice: Choice) => void
}

const rowClass =
  'outlined relative flex min-h-13 w-full items-center gap-3 overflow-hidden rounded-control bg-card px-3.5 py-2 text-left'

/** What people voted, as bars with counts; where one may vote, each is a button, and one's own stands out. */
export function ChoiceBars<Choice extends string>({ bars, own, onVote }: ChoiceBarsProps<Choice>) {
  return (
    <ul aria-label="Votes" className="grid gap-2.5 sm:grid-cols-2">
      {bars.map((bar) => {
        const isOwn = bar.choice === own
        const look = classNames(rowClass, isOwn && 'ring-4 ring-lime')
        return (
          <li key={bar.choice}>
            {onVote ? (
              <button
                type="button"
                aria-pressed={isOwn}
                onClick={() => onVote(bar.choice)}
                className={classNames(look, 'pressable')}
              >
                <Bar bar={bar} isOwn={isOwn} />
              </button>
            ) : (
              <div className={look}>
                <Bar bar={bar} isOwn={isOwn} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Bar({ bar: { emoji, label, votes, share, fill }, isOwn }: { bar: ChoiceBar<string>; isOwn: boolean }) {
  return (
    <>
      <span
        aria-hidden
        className={classNames('absolute inset-y-0 left-0 transition-[width] duration-300 ease-out', fill)}
        style={{ width: `${share}%` }}
      />
      <Emoji className="relative text-xl">{emoji}</Emoji>
      <span className="relative min-w-0 flex-1 font-semibold leading-tight wrap-anywhere">
        {label}
        {isOwn && <span className="block text-sm font-bold">✓ Your vote</span>}
      </span>
      <span className="relative shrink-0 text-right font-bold leading-tight tabular-nums">
        {votes}
        <span className="sr-only"> {nounFor(votes, 'vote')},</span>
        <span className="block text-sm font-semibold">{share}%</span>
      </span>
    </>
  )
}

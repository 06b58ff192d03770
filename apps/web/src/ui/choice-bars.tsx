import { nounFor } from '@squash/contract/counted'
import { LIMITS } from '@squash/contract/limits'
import { classNames } from './class-names.ts'
import { Emoji } from './emoji.tsx'
import { useLiveStyle } from './is-live.ts'

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
  /** The viewer's own vote. */
  own: Choice | null
  /** Omitted if the viewer can't vote. */
  onVote?: (choice: Choice) => void
}

const rowClass =
  'relative flex h-full w-full items-center gap-3 overflow-hidden rounded-control bg-card px-3.5 text-left'

/**
 * Votes as bars with their shares, and with counts once there are enough not to discourage. If the viewer can vote,
 * each bar is a button, and their own vote is highlighted.
 */
export function ChoiceBars<Choice extends string>({ bars, own, onVote }: ChoiceBarsProps<Choice>) {
  const isCounted = bars.reduce((sum, { votes }) => sum + votes, 0) >= LIMITS.countShown
  return (
    <ul aria-label="Votes" className="grid gap-2.5 sm:grid-cols-2">
      {bars.map((bar) => {
        const isOwn = bar.choice === own
        const look = classNames(
          rowClass,
          // What can't be pressed doesn't look like a button.
          onVote ? 'outlined min-h-13 py-2' : 'min-h-11 border-2 border-faint py-1',
          isOwn && 'ring-4 ring-lime',
        )
        return (
          <li key={bar.choice}>
            {onVote ? (
              <button
                type="button"
                aria-pressed={isOwn}
                onClick={() => onVote(bar.choice)}
                className={classNames(look, 'pressable')}
              >
                <Bar bar={bar} isOwn={isOwn} isCounted={isCounted} />
              </button>
            ) : (
              <div className={look}>
                <Bar bar={bar} isOwn={isOwn} isCounted={isCounted} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type BarProps = { bar: ChoiceBar<string>; isOwn: boolean; isCounted: boolean }

function Bar({ bar: { emoji, label, votes, share, fill }, isOwn, isCounted }: BarProps) {
  const width = useLiveStyle({ width: `${share}%` })
  return (
    <>
      <span
        aria-hidden
        className={classNames(
          'absolute inset-y-0 left-0 transition-[width] duration-300 ease-out',
          isOwn ? 'bg-lime-soft' : fill,
        )}
        style={width}
      />
      <Emoji className="relative w-7 shrink-0 text-center text-xl">{emoji}</Emoji>
      <span className="relative min-w-0 flex-1 font-semibold leading-tight wrap-anywhere">
        {label} {isOwn && <span className="text-sm font-bold">✓ Your vote</span>}
      </span>
      <span className="relative shrink-0 text-right font-bold leading-tight tabular-nums">
        {isCounted && (
          <>
            {votes}
            <span className="sr-only"> {nounFor(votes, 'vote')},</span>
          </>
        )}
        <span className="block text-sm font-semibold">{share}%</span>
      </span>
    </>
  )
}

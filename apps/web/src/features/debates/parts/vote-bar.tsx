import { counted } from '@squash/contract/counted'
import type { Debate } from '@squash/contract/debates'
import { classNames } from '../../../ui/class-names.ts'
import { fullTone } from '../../../ui/tone.ts'
import { type Side, sidesOf, totalVotes } from '../sides.ts'

type VoteBarProps = { debate: Debate; size?: 'regular' | 'large' }

/** All votes as one bar of two colours, with both shares in words beside it. */
export function VoteBar({ debate, size = 'regular' }: VoteBarProps) {
  const { creator, opponent } = sidesOf(debate)
  const total = totalVotes(debate)
  return (
    <div>
      <div
        aria-hidden
        className={classNames(
          'outlined flex overflow-hidden rounded-full bg-faint',
          size === 'large' ? 'h-9 text-base' : 'h-5 text-xs',
        )}
      >
        {total > 0 && [creator, opponent].map((side) => <Share key={side.key} side={side} />)}
      </div>
      <p className={classNames('mt-1.5 flex justify-between gap-3 tabular-nums', size === 'regular' && 'text-sm')}>
        <Figures side={creator} named={size === 'large'} />
        <span className="shrink-0 text-muted">{total === 0 ? 'No votes yet' : counted(total, 'vote')}</span>
        <Figures side={opponent} named={size === 'large'} />
      </p>
    </div>
  )
}

/** Grows and shrinks as votes come in; at once for who asked for stillness. */
function Share({ side }: { side: Side }) {
  return (
    <span
      className={classNames(
        'block h-full transition-[width] duration-500 motion-reduce:transition-none',
        fullTone[side.tone],
        side.key === 'creator' && side.share > 0 && side.share < 100 && 'border-r-2 border-outline',
      )}
      style={{ width: `${side.share}%` }}
    />
  )
}

/** A side's share; its claim is read out with it, and shown where there is room. */
function Figures({ side, named }: { side: Side; named: boolean }) {
  return (
    <span className={classNames('min-w-0 wrap-anywhere', side.key === 'opponent' && 'text-right')}>
      <span className={named ? 'block font-bold' : 'sr-only'}>
        {side.claim}
        <span className="sr-only">: </span>
      </span>
      <span className={named ? undefined : 'font-bold'}>{side.share}%</span>
      <span className="sr-only">, {counted(side.votes, 'vote')}</span>
    </span>
  )
}

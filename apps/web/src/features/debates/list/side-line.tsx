import { classNames } from '../../../ui/class-names.ts'
import { Emoji } from '../../../ui/emoji.tsx'
import { softTone } from '../../../ui/tone.ts'
import { DebaterName } from '../parts/debater-name.tsx'
import type { Side } from '../sides.ts'

/** One side in a list: what it claims, and who. */
export function SideLine({ side }: { side: Side }) {
  return (
    <div className={classNames('outlined min-w-0 rounded-control px-3 py-2', softTone[side.tone])}>
      <p className="font-bold leading-snug wrap-anywhere">
        {side.isWinner && (
          <>
            <Emoji>👑</Emoji> <span className="sr-only">Winner: </span>
          </>
        )}
        {side.claim}
      </p>
      <p className="mt-0.5 text-sm wrap-anywhere">
        <DebaterName person={side.person} className="relative" />
      </p>
    </div>
  )
}

import type { PointsWithTier } from '@squash/contract/rewards'
import { displayPoints } from '@squash/rules/squashcred/tiers'
import { bandText } from '../../../lib/rewards/bands.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmojiTile } from '../../../ui/emoji-tile.tsx'

/** How much there is, and which tier that is. */
export function Balance({ points }: { points: PointsWithTier }) {
  return (
    <div className="flex items-center gap-4">
      <EmojiTile emoji={points.tier_emoji} tone="plum" size="large" />
      <div className="min-w-0">
        <p
          title={`${points.squashcred} SquashCred`}
          className={classNames(
            'font-display text-4xl leading-none font-extrabold tracking-tight tabular-nums',
            bandText(points.squashcred),
          )}
        >
          {displayPoints(points.squashcred)}
        </p>
        <p className="mt-1.5 leading-tight font-bold">{points.tier_title}</p>
        <p className="text-sm text-muted">{points.tier_range} SquashCred</p>
      </div>
    </div>
  )
}

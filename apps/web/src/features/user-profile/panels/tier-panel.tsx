import type { PointsWithTier } from '@squash/contract/rewards'
import { Card } from '../../../ui/card.tsx'
import { EmojiTile } from '../../../ui/emoji-tile.tsx'

/** Which tier somebody has reached, with its range; never what they earned it with (decisions §15). */
export function TierPanel({ points }: { points: PointsWithTier }) {
  return (
    <Card as="section" className="flex h-full items-center gap-4 sm:gap-5">
      <EmojiTile emoji={points.tier_emoji} tone="plum" size="large" />
      <div className="min-w-0">
        <p className="eyebrow">SquashCred tier</p>
        <h2 className="mt-0.5 text-xl sm:text-2xl">{points.tier_title}</h2>
        <p className="mt-1 text-muted">{points.tier_range} SquashCred</p>
      </div>
    </Card>
  )
}

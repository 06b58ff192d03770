import type { LeaderboardRow } from '@squash/contract/leaderboard'
import { Emoji } from '../../ui/emoji.tsx'

/** Archetype and support, as they stand behind a name everywhere. */
export function RowEmojis({ row }: { row: LeaderboardRow }) {
  return (
    <span className="inline-flex gap-1">
      {row.archetype_emoji && <Emoji>{row.archetype_emoji}</Emoji>}
      {row.supporter_emoji && (
        <span title="Supporter">
          <Emoji>{row.supporter_emoji}</Emoji>
          <span className="sr-only"> Supporter </span>
        </span>
      )}
    </span>
  )
}

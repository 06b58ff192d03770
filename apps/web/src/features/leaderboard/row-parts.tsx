import type { LeaderboardRow } from '@squash/contract/leaderboard'
import type { RateBand } from '@squash/rules/leaderboard/rate-band'
import { displayName } from '@squash/rules/people/display-name'
import { Emoji } from '../../ui/emoji.tsx'

/** A user's name on the board, without the last name, which must not be shown to strangers. */
export const listedName = ({ first_name, username }: LeaderboardRow): string =>
  displayName({ first_name, username, last_name: null }, false)

/** The emojis of archetype and supporter, next to a name. */
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

/** The four colours of a rate, for bars and backgrounds. The figure next to it says the same. */
export const bandBar: Record<RateBand, string> = {
  high: 'bg-band-green',
  good: 'bg-lime',
  middling: 'bg-tangerine',
  low: 'bg-rose',
}

export const bandGround: Record<RateBand, string> = {
  high: 'bg-mint-soft',
  good: 'bg-lime-soft',
  middling: 'bg-tangerine-soft',
  low: 'bg-rose-soft',
}

import type { RateBand } from '@squash/rules/leaderboard/rate-band'

/** The four colours of a rate (spec community §9), as a bar and as a ground. The figure beside it says the same. */
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

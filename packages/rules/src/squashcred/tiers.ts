/** The colour band of a balance. */
export type Band = 'red' | 'orange' | 'grey' | 'green' | 'blue' | 'purple' | 'yellow'

export type Tier = {
  readonly band: Band
  /** The lowest balance in the tier. */
  readonly from: number
  readonly emoji: string
  readonly title: string
  readonly range: string
}

/** Highest to lowest, one tier per colour band. */
export const TIERS = [
  { band: 'yellow', from: 10_000, emoji: '🏆', title: 'Grand Squasher', range: '10,000 and above' },
  { band: 'purple', from: 1_000, emoji: '🔮', title: 'Conflict Whisperer', range: '1,000 to 9,999' },
  { band: 'blue', from: 100, emoji: '🌉', title: 'Bridge Builder', range: '100 to 999' },
  { band: 'green', from: 1, emoji: '🌿', title: 'Growing Peacemaker', range: '1 to 99' },
  { band: 'grey', from: 0, emoji: '🌰', title: 'Fresh Seed', range: '0' },
  { band: 'orange', from: -50, emoji: '🍂', title: 'Rough Patch', range: '-50 to -1' },
  { band: 'red', from: Number.NEGATIVE_INFINITY, emoji: '🌋', title: 'Still Simmering', range: '-51 and below' },
] as const satisfies readonly Tier[]

const [, , , , , , LOWEST] = TIERS

/** The tier of a balance. @param points an integer, which may be negative */
export const tierOf = (points: number): Tier => TIERS.find(({ from }) => points >= from) ?? LOWEST

/** A balance as displayed; from 1000 up, in thousands with one decimal: '1.2k'. */
export const displayPoints = (points: number): string =>
  points >= 1000 ? `${(points / 1000).toFixed(1)}k` : `${points}`

/** The four bands of a user's resolution rate. */
export type RateBand = 'high' | 'good' | 'middling' | 'low'

const FLOORS: readonly (readonly [number, RateBand])[] = [
  [80, 'high'],
  [60, 'good'],
  [40, 'middling'],
]

/** The band of a resolution rate in percent. The first three bands start at 80, 60 and 40. */
export const rateBandOf = (percent: number): RateBand => FLOORS.find(([floor]) => percent >= floor)?.[1] ?? 'low'

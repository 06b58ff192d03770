/** How well somebody settles what they start, in four bands. */
export type RateBand = 'high' | 'good' | 'middling' | 'low'

const FLOORS: readonly (readonly [number, RateBand])[] = [
  [80, 'high'],
  [60, 'good'],
  [40, 'middling'],
]

/** The band of a resolution rate in percent (spec community §9: at least 80, 60, 40, otherwise). */
export const rateBandOf = (percent: number): RateBand => FLOORS.find(([floor]) => percent >= floor)?.[1] ?? 'low'

/** Where a line of values runs in a box of 100 by 100, y downwards as on a screen. */
type ChartShape = {
  line: string
  area: string
  /** How far below the top nought lies, and where the last value ends: both from 0 to 100. */
  zero: number
  end: number
}

/** Room above and below the line, so that its stroke is never cut off. */
const MARGIN = 6

const round = (value: number) => Math.round(value * 100) / 100

/**
 * The path of a small area chart. Nought is always in sight, because a balance is read against it.
 * @param values at least one, from left to right at equal distances
 */
export function chartShape(values: readonly number[]): ChartShape {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const span = high - low || 1
  const y = (value: number) => round(MARGIN + ((high - value) / span) * (100 - 2 * MARGIN))
  const x = (index: number) => round((index / Math.max(1, values.length - 1)) * 100)
  // One value alone is a level line.
  const all = values.length === 1 ? [...values, ...values] : values
  const points = all.map((value, index) => `${x(index)} ${y(value)}`)
  const line = `M${points.join('L')}`
  const zero = y(0)
  return { line, area: `${line}L100 ${zero}L0 ${zero}Z`, zero, end: y(values.at(-1) ?? 0) }
}

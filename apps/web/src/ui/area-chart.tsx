/** The shape of the line in a 100 by 100 box, with y pointing down as in SVG. */
type ChartShape = {
  line: string
  area: string
  /** The distances of zero and of the last value from the top: both from 0 to 100. */
  zero: number
  end: number
}

/** Room above and below the line, so that its stroke isn't clipped. */
const MARGIN = 6

const round = (value: number) => Math.round(value * 100) / 100

/**
 * The path of a small area chart. Zero is always visible, because a balance is read against it.
 * @param values at least one, left to right, at equal distances
 */
export function chartShape(values: readonly number[]): ChartShape {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const span = high - low || 1
  const y = (value: number) => round(MARGIN + ((high - value) / span) * (100 - 2 * MARGIN))
  const x = (index: number) => round((index / Math.max(1, values.length - 1)) * 100)
  // A single value is a flat line.
  const all = values.length === 1 ? [...values, ...values] : values
  const points = all.map((value, index) => `${x(index)} ${y(value)}`)
  const line = `M${points.join('L')}`
  const zero = y(0)
  return { line, area: `${line}L100 ${zero}L0 ${zero}Z`, zero, end: y(values.at(-1) ?? 0) }
}

type AreaChartProps = {
  values: readonly number[]
  /** The chart in a sentence, for screen readers. */
  summary: string
  /** The labels below the left and right ends. */
  from: string
  to: string
}

/** A quantity over time, in plum. The line stretches with the box; its stroke does not. */
export function AreaChart({ values, summary, from, to }: AreaChartProps) {
  const { line, area, zero, end } = chartShape(values)
  return (
    <figure className="flex flex-1 flex-col">
      <div className="relative min-h-36 flex-1">
        <svg
          role="img"
          aria-label={summary}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <path d={area} className="fill-plum-soft" />
          <path
            d={`M0 ${zero}H100`}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="4 5"
            className="stroke-muted"
            strokeWidth="1.5"
          />
          <path
            d={line}
            vectorEffect="non-scaling-stroke"
            fill="none"
            strokeWidth="3"
            strokeLinejoin="round"
            className="stroke-plum-ink"
          />
        </svg>
        <span
          aria-hidden
          className="absolute right-0 size-3.5 translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-outline bg-plum"
          style={{ top: `${end}%` }}
        />
      </div>
      <figcaption aria-hidden className="mt-1 flex justify-between text-sm text-muted">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  )
}

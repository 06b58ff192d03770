import { chartShape } from './chart-shape.ts'

type AreaChartProps = {
  values: readonly number[]
  /** The same in a sentence, for whoever does not look at pictures. */
  summary: string
  /** What stands below the left and the right end. */
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

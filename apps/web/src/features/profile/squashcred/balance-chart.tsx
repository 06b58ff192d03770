import type { BalanceOfDay } from '@squash/contract/rewards'
import { shortDay } from '../../../lib/dates.ts'
import { AreaChart } from '../../../ui/area-chart.tsx'
import { chartSummary, worthShowing } from './chart-summary.ts'

/** The balance over the last days, as a picture and in a sentence. */
export function BalanceChart({ series: all }: { series: readonly BalanceOfDay[] }) {
  const series = worthShowing(all)
  const first = series.at(0)
  return (
    <AreaChart
      values={series.map(({ balance }) => balance)}
      summary={chartSummary(series)}
      from={first ? shortDay(first.day) : ''}
      to="Today"
    />
  )
}

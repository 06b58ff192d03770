import { counted } from '@squash/contract/counted'
import type { BalanceOfDay } from '@squash/contract/rewards'
import { shortDay } from '../../lib/dates.ts'

/** The chart described in a sentence. @param series at least one day, oldest first */
export function chartSummary(series: readonly BalanceOfDay[]): string {
  const [first, last] = [series.at(0), series.at(-1)]
  if (!first || !last) return 'No balance yet.'
  const balances = series.map(({ balance }) => balance)
  const [lowest, highest] = [Math.min(...balances), Math.max(...balances)]
  const change =
    last.balance === first.balance
      ? `steady at ${last.balance}`
      : `${last.balance > first.balance ? 'up' : 'down'} from ${first.balance} to ${last.balance}`
  return `Your SquashCred from ${shortDay(first.day)} to ${shortDay(last.day)}: ${change}, lowest ${lowest}, highest ${highest}.`
}

/** The minimum number of days in a chart. */
const SHORTEST = 14

/**
 * The days from the day before the first points on. New users would otherwise see a flat line with a spike at its end.
 */
export function worthShowing(series: readonly BalanceOfDay[]): readonly BalanceOfDay[] {
  const first = series.findIndex(({ balance }) => balance !== 0)
  const quiet = first === -1 ? series.length : first - 1
  return series.slice(Math.max(0, Math.min(quiet, series.length - SHORTEST)))
}

/** Below a list that may continue: 'Showing last 5 events', once it reaches its limit; null before that. */
export const eventsFooter = (shown: number, limit: number): string | null =>
  shown >= limit ? `Showing last ${counted(shown, 'event')}` : null

import type { BalanceOfDay } from '@squash/contract/rewards'
import { shortDay } from '../../../lib/dates.ts'

/** The chart in a sentence. @param series at least one day, oldest first */
export function chartSummary(series: readonly BalanceOfDay[]): string {
  const [first, last] = [series.at(0), series.at(-1)]
  if (!first || !last) return 'No balance yet.'
  const balances = series.map(({ balance }) => balance)
  const [lowest, highest] = [Math.min(...balances), Math.max(...balances)]
  const change = last.balance === first.balance ? 'still' : last.balance > first.balance ? 'up to' : 'down to'
  return `Your SquashCred from ${shortDay(first.day)} to ${shortDay(last.day)}: from ${first.balance} ${change} ${last.balance}, lowest ${lowest}, highest ${highest}.`
}

/** A chart is never of fewer days than this. */
const SHORTEST = 14

/** The days from the one before the first points on: whoever is new would see a level line with a spike at its end. */
export function worthShowing(series: readonly BalanceOfDay[]): readonly BalanceOfDay[] {
  const first = series.findIndex(({ balance }) => balance !== 0)
  const quiet = first === -1 ? series.length : first - 1
  return series.slice(Math.max(0, Math.min(quiet, series.length - SHORTEST)))
}

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

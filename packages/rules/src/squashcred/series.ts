import { dayNumber, dayOf, localTime } from '../counters/local-time.ts'
import { DAY } from '../time/units.ts'

/** Points given or taken at one moment. */
export type Change = { readonly at: Date; readonly amount: number }
type DayBalance = { readonly day: string; readonly balance: number }

/**
 * A moment before the start of the last `days` days in any time zone, one day early because days have up to 25 hours.
 */
export const seriesSince = (now: Date, days: number): Date => new Date(now.getTime() - (days + 1) * DAY)

/**
 * The balance at the end of each of the last days in a user's own time zone, oldest first; for today, the current
 * balance. Computed backwards from today's balance, so that only the changes of those days are needed and not the whole
 * ledger.
 * @param balance the current balance
 * @param changes all since `seriesSince`, in any order; earlier ones make no difference
 * @param timeZone the user's IANA time zone
 */
export function balanceSeries(
  balance: number,
  changes: readonly Change[],
  { now, days, timeZone }: { now: Date; days: number; timeZone: string },
): DayBalance[] {
  const byDay = new Map<string, number>()
  for (const { at, amount } of changes) {
    const { day } = localTime(at, timeZone)
    byDay.set(day, (byDay.get(day) ?? 0) + amount)
  }
  const today = dayNumber(localTime(now, timeZone).day)
  const series: DayBalance[] = []
  let left = balance
  for (let back = 0; back < days; back++) {
    const day = dayOf(today - back)
    series.push({ day, balance: left })
    left -= byDay.get(day) ?? 0
  }
  return series.reverse()
}

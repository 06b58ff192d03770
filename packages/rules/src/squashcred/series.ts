import { dayNumber, dayOf, localTime } from '../counters/local-time.ts'

/** Points that were given or taken at one moment. */
export type Change = { readonly at: Date; readonly amount: number }
export type DayBalance = { readonly day: string; readonly balance: number }

const DAY = 24 * 60 * 60 * 1000

/** Every change of the last so many days, on whatever calendar, is at or after this moment: no day is longer than 25 hours. */
export const seriesSince = (now: Date, days: number): Date => new Date(now.getTime() - (days + 1) * DAY)

/**
 * The balance at the end of each of the last days of a person's own calendar, oldest first; of today, what it is now. Told
 * backwards from today's balance, so that it costs the changes of those days and not a whole ledger.
 * @param balance what it is now
 * @param changes those since `seriesSince`, in any order; earlier ones change nothing
 * @param timeZone the person's IANA time zone
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

const HOUR = 60 * 60 * 1000

/** A calendar month that is over wherever people live, and the moment from which on it is. */
export type JudgedMonth = { month: string; over: Date }

/** The last month ends at noon UTC of the next one's first day, twelve hours behind Greenwich. */
const LAST_ZONE = 12 * HOUR

/** The month by which resolution rates are judged now (decisions §4). @returns such as '2026-03' */
export function lastEndedMonth(now: Date): JudgedMonth {
  const there = new Date(now.getTime() - LAST_ZONE)
  const firstDay = Date.UTC(there.getUTCFullYear(), there.getUTCMonth())
  const lastDay = new Date(firstDay - 24 * HOUR)
  return { month: lastDay.toISOString().slice(0, 7), over: new Date(firstDay + LAST_ZONE) }
}

const HOUR = 60 * 60 * 1000

/** A calendar month that is over wherever people live, and when it began and ended by UTC. */
export type JudgedMonth = { month: string; from: Date; until: Date }

/** The last month ends at noon UTC of the next one's first day, twelve hours behind Greenwich. */
const LAST_ZONE = 12 * HOUR

/** The month by which resolution rates are judged now (decisions §4). @returns such as '2026-03' */
export function lastEndedMonth(now: Date): JudgedMonth {
  const there = new Date(now.getTime() - LAST_ZONE)
  const firstDay = Date.UTC(there.getUTCFullYear(), there.getUTCMonth())
  const from = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - 1))
  return { month: from.toISOString().slice(0, 7), from, until: new Date(firstDay) }
}

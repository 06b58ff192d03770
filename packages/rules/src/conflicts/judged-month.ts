import { HOUR } from '../time/units.ts'

/** A calendar month that is over in every time zone, with its start and end in UTC. */
type JudgedMonth = { month: string; from: Date; until: Date }

/** The last time zone, twelve hours behind Greenwich, ends a month at noon UTC of the next month's first day. */
const LAST_ZONE = 12 * HOUR

/** The month whose resolution rates are currently judged. @returns such as '2026-03' */
export function lastEndedMonth(now: Date): JudgedMonth {
  const there = new Date(now.getTime() - LAST_ZONE)
  const firstDay = Date.UTC(there.getUTCFullYear(), there.getUTCMonth())
  const from = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - 1))
  return { month: from.toISOString().slice(0, 7), from, until: new Date(firstDay) }
}

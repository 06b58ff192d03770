import { HOUR } from '../time/units.ts'

/** A calendar month ('2026-03') with its start and its end, exclusive, in UTC. */
type JudgedMonth = { month: string; from: Date; until: Date }

/** In the westernmost time zone, UTC-12, a month ends at noon UTC on the first day of the next. */
const WESTERNMOST_OFFSET = 12 * HOUR

/** The latest month that is over in every time zone; its resolution rates are due to be judged. */
export function lastEndedMonth(now: Date): JudgedMonth {
  const there = new Date(now.getTime() - WESTERNMOST_OFFSET)
  const firstDay = Date.UTC(there.getUTCFullYear(), there.getUTCMonth())
  const from = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - 1))
  return { month: from.toISOString().slice(0, 7), from, until: new Date(firstDay) }
}

import type { PerPeriod } from './counters.ts'

/** Enough for events counted up to a week late: eight days, and as many weeks and months. */
const PERIODS_KEPT = 8

/** Adds one to a period. Only the latest periods are kept; their keys sort by time. */
export const incrementPeriod = (periods: PerPeriod, period: string): PerPeriod =>
  addToPeriod(periods, period, 1, PERIODS_KEPT)

/** Adds to the count of a period and keeps only the latest periods, including those that have dropped to zero. */
export function addToPeriod(periods: PerPeriod, period: string, change: number, kept: number): PerPeriod {
  const counted = { ...periods, [period]: (periods[period] ?? 0) + change }
  return Object.fromEntries(Object.entries(counted).sort(byName).slice(-kept))
}

const byName = ([one]: [string, number], [other]: [string, number]): number => (one < other ? -1 : 1)

/** Adds to a set, stored as a sorted list so that equal sets are stored identically. */
export const withMember = (members: readonly string[], member: string): readonly string[] =>
  members.includes(member) ? members : [...members, member].toSorted()

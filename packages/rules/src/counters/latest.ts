import type { PerPeriod } from './counters.ts'

/** An event that is counted late still finds its period: the days of a week and one more, and as many weeks and months. */
const PERIODS_KEPT = 8

/** Counts once more in a period. Only the latest periods are kept; their names sort by time. */
export const oneMoreIn = (periods: PerPeriod, period: string): PerPeriod => addTo(periods, period, 1, PERIODS_KEPT)

/** Adds to the figure of a period, and keeps the latest of them, also those that have come to nothing. */
export function addTo(periods: PerPeriod, period: string, change: number, kept: number): PerPeriod {
  const counted = { ...periods, [period]: (periods[period] ?? 0) + change }
  return Object.fromEntries(Object.entries(counted).sort(byName).slice(-kept))
}

const byName = ([one]: [string, number], [other]: [string, number]): number => (one < other ? -1 : 1)

/** A set as a list, in the order of its names, so that equal sets are equal data. */
export const withMember = (members: readonly string[], member: string): readonly string[] =>
  members.includes(member) ? members : [...members, member].toSorted()

import type { PerPeriod } from './counters.ts'

/** Late events are counted in their own period; older periods than these no longer decide anything. */
const PERIODS_KEPT = 3

/** Counts once more in a period. Only the latest periods are kept; their names sort by time. */
export function oneMoreIn(periods: PerPeriod, period: string): PerPeriod {
  const counted = { ...periods, [period]: (periods[period] ?? 0) + 1 }
  return Object.fromEntries(Object.entries(counted).sort(byName).slice(-PERIODS_KEPT))
}

const byName = ([one]: [string, number], [other]: [string, number]): number => (one < other ? -1 : 1)

/** A set as a list, in the order of its names, so that equal sets are equal data. */
export const withMember = (members: readonly string[], member: string): readonly string[] =>
  members.includes(member) ? members : [...members, member].toSorted()

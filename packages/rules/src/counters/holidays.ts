import type { LocalTime } from './local-time.ts'

/** The rewarded holidays, as month and day in the user's own time zone. */
export const HOLIDAYS = ['01-01', '02-14', '07-04', '10-31', '11-24', '11-25', '12-24', '12-25', '12-31'] as const
export type Holiday = (typeof HOLIDAYS)[number]

/** The holiday on a local day, or null on any other day. */
export function holidayOf({ day }: Pick<LocalTime, 'day'>): Holiday | null {
  const monthAndDay = day.slice(5)
  return HOLIDAYS.find((holiday) => holiday === monthAndDay) ?? null
}

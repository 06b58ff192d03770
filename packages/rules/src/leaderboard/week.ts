import { DAY } from '../time/units.ts'

/** Days since the latest Monday. @param weekday 0 is Sunday */
const sinceMonday = (weekday: number): number => (weekday + 6) % 7

/**
 * The leaderboard week of a moment: UTC weeks starting on Monday.
 * @returns the day of its Monday, such as '2026-03-02'
 */
export function weekOf(at: Date): string {
  const monday = at.getTime() - sinceMonday(at.getUTCDay()) * DAY
  return new Date(monday).toISOString().slice(0, 10)
}

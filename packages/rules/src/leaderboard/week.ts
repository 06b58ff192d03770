const DAY = 24 * 60 * 60 * 1000

/** Days since the Monday of a day, by the day's number from Sunday, 0. */
const sinceMonday = (weekday: number): number => (weekday + 6) % 7

/**
 * The week to which a moment belongs on the leaderboard: UTC weeks, which begin on Mondays (decisions §7).
 * @returns the day of its Monday, such as '2026-03-02'
 */
export function weekOf(at: Date): string {
  const monday = at.getTime() - sinceMonday(at.getUTCDay()) * DAY
  return new Date(monday).toISOString().slice(0, 10)
}

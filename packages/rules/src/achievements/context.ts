import { type Counters, times } from '../counters/counters.ts'
import { holidayOf } from '../counters/holidays.ts'
import { localTime } from '../counters/local-time.ts'

/** What counters alone do not tell, because time or other people decide it (spec community §7, "Achievement check context"). */
export type AchievementContext = {
  readonly leaderboardViews: number
  readonly isTopTen: boolean
  readonly isSupporter: boolean
  readonly achievementCount: number
  /** Whole days since the person last started or answered a conflict; null when they never did. */
  readonly daysSinceLastConflict: number | null
  /** A conflict within the last 7 days, and one 30 or more days ago (spec community §9). */
  readonly hasReturnedAfterBreak: boolean
  /** Whether today is a holiday on the person's own calendar. */
  readonly isHoliday: boolean
}

const DAY = 24 * 60 * 60 * 1000

/**
 * The context of a check at one moment.
 * @param timeZone the person's IANA time zone
 * @param achievementCount how many they have
 * @param isTopTen whether they are among the first ten of a leaderboard of at least ten
 */
export function achievementContext(
  counters: Counters,
  {
    now,
    timeZone,
    achievementCount,
    isTopTen,
  }: { now: Date; timeZone: string; achievementCount: number; isTopTen: boolean },
): AchievementContext {
  const daysSince = (at: number | null) => (at === null ? null : (now.getTime() - at) / DAY)
  const sinceFirst = daysSince(counters.firstConflictAt)
  const sinceLast = daysSince(counters.lastConflictAt)
  return {
    leaderboardViews: times(counters, 'leaderboardViews'),
    isTopTen,
    isSupporter: times(counters, 'tips') > 0,
    achievementCount,
    daysSinceLastConflict: sinceLast === null ? null : Math.floor(sinceLast),
    hasReturnedAfterBreak: sinceFirst !== null && sinceLast !== null && sinceLast <= 7 && sinceFirst >= 30,
    isHoliday: holidayOf(localTime(now, timeZone)) !== null,
  }
}

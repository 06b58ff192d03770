import { type Counters, times } from '../counters/counters.ts'
import { holidayOf } from '../counters/holidays.ts'
import { localTime } from '../counters/local-time.ts'
import { DAY } from '../time/units.ts'

/** What achievements depend on in addition to the counters. Most of it changes with time or with other users. */
export type AchievementContext = {
  readonly leaderboardViews: number
  readonly isTopTen: boolean
  readonly isSupporter: boolean
  readonly achievementCount: number
  /** Full days since the user last started or responded to a conflict; null if they never did. */
  readonly daysSinceLastConflict: number | null
  /** Whether they have a conflict within the last 7 days and another at least 30 days ago. */
  readonly hasReturnedAfterBreak: boolean
  /** Whether today is a holiday in the user's own time zone. */
  readonly isHoliday: boolean
}

/**
 * The context of a check at the given moment.
 * @param timeZone the user's IANA time zone
 * @param achievementCount how many achievements they have
 * @param isTopTen whether they are in the top ten of a leaderboard with at least ten rows
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

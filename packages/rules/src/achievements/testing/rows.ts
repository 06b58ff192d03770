import { countersOf, MAYA, TUESDAY } from '../../counters/testing/histories.ts'
import type { DomainEvent } from '../../events.ts'
import { achievementContext } from '../context.ts'
import { newlyEarned } from '../unlock.ts'

/** The moment of a check, where it matters. */
export type Moment = { now?: Date; timeZone?: string; achievementCount?: number; isTopTen?: boolean }
type History = readonly DomainEvent[]

/** For Maya: the smallest history that earns it, the nearest that does not, and the moments of the two checks. */
export type Row = readonly [earns: History, nearest: History, when?: Moment, nearestWhen?: Moment]

/** The codes that Maya has earned when all of this has happened. */
export function earnedCodes(events: History, moment: Moment = {}): readonly string[] {
  const { now = TUESDAY, timeZone = 'UTC', achievementCount = 0, isTopTen = false } = moment
  const counters = countersOf(events, MAYA, timeZone)
  const context = achievementContext(counters, { now, timeZone, achievementCount, isTopTen })
  return newlyEarned(counters, new Set(), context).map(({ code }) => code)
}

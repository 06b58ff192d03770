import { countersOf, MAYA, TUESDAY } from '../../counters/testing/histories.ts'
import type { DomainEvent } from '../../events.ts'
import { achievementContext } from '../context.ts'
import { newlyEarned } from '../unlock.ts'

/** The time and context of a check, for tests that depend on them. */
export type Moment = { now?: Date; timeZone?: string; achievementCount?: number; isTopTen?: boolean }
type History = readonly DomainEvent[]

/**
 * The smallest history that earns Maya the achievement, the most similar one that doesn't, and the context in which
 * each is checked.
 */
export type Row = readonly [earns: History, nearest: History, when?: Moment, nearestWhen?: Moment]

/** The achievement codes Maya has earned after these events. */
export function earnedCodes(events: History, moment: Moment = {}): readonly string[] {
  const { now = TUESDAY, timeZone = 'UTC', achievementCount = 0, isTopTen = false } = moment
  const counters = countersOf(events, MAYA, timeZone)
  const context = achievementContext(counters, { now, timeZone, achievementCount, isTopTen })
  return newlyEarned(counters, new Set(), context).map(({ code }) => code)
}

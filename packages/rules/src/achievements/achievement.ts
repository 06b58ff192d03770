import { type Counters, times } from '../counters/counters.ts'
import type { Tally } from '../counters/tallies.ts'
import type { AchievementContext } from './context.ts'

/** Whether a user has earned an achievement. */
export type Condition = (counters: Counters, context: AchievementContext) => boolean

export type Achievement = {
  readonly code: string
  readonly name: string
  readonly emoji: string
  /** States exactly what earns it. */
  readonly description: string
  readonly earned: Condition
}

/** Something was counted at least this often. */
export const atLeast =
  (tally: Tally, needed: number): Condition =>
  (counters) =>
    times(counters, tally) >= needed

/** Something was counted at least once. */
export const once = (tally: Tally): Condition => atLeast(tally, 1)

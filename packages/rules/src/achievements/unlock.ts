import type { Counters } from '../counters/counters.ts'
import type { Achievement } from './achievement.ts'
import { ACHIEVEMENTS } from './catalogue.ts'
import type { AchievementContext } from './context.ts'

/**
 * Achievements the user has earned but not yet unlocked, in catalogue order.
 * @param already codes of the unlocked ones
 */
export const newlyEarned = (
  counters: Counters,
  already: ReadonlySet<string>,
  context: AchievementContext,
): readonly Achievement[] => ACHIEVEMENTS.filter(({ code, earned }) => !already.has(code) && earned(counters, context))

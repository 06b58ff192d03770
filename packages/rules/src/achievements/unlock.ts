import type { Counters } from '../counters/counters.ts'
import type { Achievement } from './achievement.ts'
import { ACHIEVEMENTS } from './catalogue.ts'
import type { AchievementContext } from './context.ts'

/** What the person has earned and does not have yet, in the order of the catalogue. @param already codes of those they have */
export const newlyEarned = (
  counters: Counters,
  already: ReadonlySet<string>,
  context: AchievementContext,
): readonly Achievement[] => ACHIEVEMENTS.filter(({ code, earned }) => !already.has(code) && earned(counters, context))

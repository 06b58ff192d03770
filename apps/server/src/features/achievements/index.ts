import type { ExportSections, FeatureContext } from '../../feature.ts'
import { achievementJobs } from './achievements.jobs.ts'
import { listenForAchievements } from './achievements.listener.ts'
import { achievementRoutes } from './achievements.routes.ts'
import { createUnlocks } from './achievements.service.ts'
import { createCollection } from './collection.service.ts'

/** @param isTopTen whether a user is among the first ten of a leaderboard of at least ten */
type Needs = { isTopTen(person: string): Promise<boolean> }

/** Achievements: unlocking them, and a user's collection. */
export function createAchievementFeature(context: FeatureContext, { isTopTen }: Needs) {
  const unlocks = createUnlocks({ ...context, isTopTen })
  const collection = createCollection(context)
  return {
    unlocks,
    routes: achievementRoutes({ ...context, collection, unlocks }),
    background: [achievementJobs({ unlocks })],
    callListeners: [listenForAchievements(context)],
    export: { achievements: ({ person }) => collection.of(person) } satisfies Partial<ExportSections>,
  }
}

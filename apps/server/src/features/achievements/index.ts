import type { ExportSections, FeatureContext } from '../../feature.ts'
import { achievementJobs, listenForAchievements } from './achievements.jobs.ts'
import { achievementRoutes } from './achievements.routes.ts'
import { createUnlocks } from './achievements.service.ts'
import { createCollection } from './collection.service.ts'

/** @param topTenOf which of these users are in the top ten, on a leaderboard of ten or more */
type Needs = { topTenOf(people: readonly string[]): Promise<readonly string[]> }

/** Achievements: unlocking them, and a user's collection. */
export function createAchievementFeature(context: FeatureContext, { topTenOf }: Needs) {
  const unlocks = createUnlocks({ ...context, topTenOf })
  const collection = createCollection(context)
  return {
    unlocks,
    routes: achievementRoutes({ ...context, collection, unlocks }),
    background: [achievementJobs({ unlocks })],
    callListeners: [listenForAchievements(context)],
    export: { achievements: ({ person }) => collection.list(person) } satisfies Partial<ExportSections>,
  }
}

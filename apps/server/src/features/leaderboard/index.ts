import type { FeatureContext } from '../../feature.ts'
import type { Conflicts } from '../conflicts/public.ts'
import type { History } from '../squashcred/public.ts'
import { leaderboardRoutes } from './leaderboard.routes.ts'
import { createLeaderboard } from './leaderboard.service.ts'

type Needs = { conflicts: Conflicts; history: History }

/** The leaderboard. */
export function createLeaderboardFeature(context: FeatureContext, needs: Needs) {
  const leaderboard = createLeaderboard({ ...context, ...needs })
  return { service: leaderboard, routes: leaderboardRoutes({ ...context, leaderboard }) }
}

import type { CallListener } from '../../platform/http/call-listener.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import { checkAchievements } from './achievements.jobs.ts'

/** Checks a user's time-based achievements when they open the dashboard. */
export const listenForAchievements =
  ({ nudge }: { nudge: Nudge }): CallListener =>
  ({ name, person }) => {
    if (name === 'get_dashboard') nudge(checkAchievements, person, { person })
  }

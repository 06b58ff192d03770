import type { CallListener } from '../../platform/http/call-listener.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import { checkAchievements } from './achievements.jobs.ts'

/** Looks what time has brought a person when they open the dashboard (spec community §9, "On load"). */
export const listenForAchievements =
  ({ nudge }: { nudge: Nudge }): CallListener =>
  ({ name, person }) => {
    if (name === 'get_dashboard') nudge(checkAchievements, person, { person })
  }

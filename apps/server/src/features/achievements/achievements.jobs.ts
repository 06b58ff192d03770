import type { Background } from '../../feature.ts'
import type { CallListener } from '../../platform/http/rpc-routes.ts'
import type { Nudge } from '../../platform/jobs/create-nudges.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Announce } from '../../platform/outbox/outbox.ts'
import type { Unlocks } from './achievements.service.ts'

/** Notifies a user of what they have unlocked. */
const announceAchievement: Announce = {
  'achievement.unlocked': ({ person, code }) => [{ person, live: { event: 'achievement.unlocked', data: { code } } }],
}

type Person = { person: string }

/** Checks a user's time-based achievements; enqueued with their id when they visit. */
export const checkAchievements = { name: 'achievements.check' } as const satisfies Pick<Job<Person>, 'name'>

/** Time-based checks: hourly for all users, and for each user who visits. */
export function achievementJobs({ unlocks }: { unlocks: Unlocks }): Background {
  const check: Job<Person> = {
    ...checkAchievements,
    oneWaiting: true,
    isShort: true,
    run: ({ person }) => unlocks.checkTimeBased(person),
  }
  return {
    jobs: [check],
    schedules: [{ name: 'achievements.check-everybody', cron: '20 * * * *', run: () => unlocks.checkEveryone() }],
    announce: announceAchievement,
  }
}

/** Checks a user's time-based achievements when they open the dashboard. */
export const listenForAchievements =
  ({ nudge }: { nudge: Nudge }): CallListener =>
  ({ name, person }) => {
    if (name === 'get_dashboard') nudge(checkAchievements, person, { person })
  }

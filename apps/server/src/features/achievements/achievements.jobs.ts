import type { Background } from '../../feature.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { announceAchievement } from './achievements.announce.ts'
import type { Unlocks } from './achievements.service.ts'

type Person = { person: string }

/** Checks a user's time-based achievements; enqueued with their id when they visit. */
export const checkAchievements = { name: 'achievements.check' } as const satisfies Pick<Job<Person>, 'name'>

/** Time-based checks: hourly for all users, and for each user who visits. */
export function achievementJobs({ unlocks }: { unlocks: Unlocks }): Background {
  const check: Job<Person> = {
    ...checkAchievements,
    oneWaiting: true,
    run: ({ person }) => unlocks.checkTimeBased(person),
  }
  return {
    jobs: [check],
    schedules: [{ name: 'achievements.check-everybody', cron: '20 * * * *', run: () => unlocks.checkEveryone() }],
    announce: announceAchievement,
  }
}

import type { Background } from '../../feature.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { announceAchievement } from './achievements.announce.ts'
import type { Unlocks } from './achievements.service.ts'

type Person = { person: string }

/** Looks what time has brought a person: to be enqueued with their id when they come by. */
export const checkAchievements = { name: 'achievements.check' } as const satisfies Pick<Job<Person>, 'name'>

/** Time-based checks: every hour for everybody, and for whoever comes by (spec community §9). */
export function achievementJobs({ unlocks }: { unlocks: Unlocks }): Background {
  const check: Job<Person> = {
    ...checkAchievements,
    oneWaiting: true,
    run: ({ person }) => unlocks.checkTimeBased(person),
  }
  return {
    jobs: [check],
    schedules: [{ name: 'achievements.check-everybody', cron: '20 * * * *', run: () => unlocks.checkEverybody() }],
    announce: announceAchievement,
  }
}

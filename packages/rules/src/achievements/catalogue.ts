import type { Achievement } from './achievement.ts'
import { COLLECTIONS } from './catalogue/collections.ts'
import { COMMUNITY } from './catalogue/community.ts'
import { CONFLICTS } from './catalogue/conflicts.ts'
import { HOLIDAY_CONFLICTS } from './catalogue/holidays.ts'
import { MESSAGES } from './catalogue/messages.ts'
import { PROFILE } from './catalogue/profile.ts'
import { QUESTS } from './catalogue/quests.ts'
import { RESOLUTIONS } from './catalogue/resolutions.ts'
import { ROUNDS } from './catalogue/rounds.ts'
import { TIMES } from './catalogue/times.ts'

/** Every achievement, in the order shown on the profile. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  ...CONFLICTS,
  ...ROUNDS,
  ...RESOLUTIONS,
  ...MESSAGES,
  ...TIMES,
  ...HOLIDAY_CONFLICTS,
  ...COMMUNITY,
  ...QUESTS,
  ...PROFILE,
  ...COLLECTIONS,
]

/** The achievement with this code; null if there is none. */
export const findAchievement = (code: string): Achievement | null =>
  ACHIEVEMENTS.find((achievement) => achievement.code === code) ?? null

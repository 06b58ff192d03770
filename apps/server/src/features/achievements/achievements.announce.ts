import type { Announce } from '../../platform/outbox/outbox.ts'

/** Notifies a user of what they have unlocked. */
export const announceAchievement: Announce = {
  'achievement.unlocked': ({ person, code }) => [{ person, live: { event: 'achievement.unlocked', data: { code } } }],
}

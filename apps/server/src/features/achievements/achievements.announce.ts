import type { Announce } from '../../platform/outbox/outbox.ts'

/** Tells a person what they have unlocked. */
export const announceAchievement: Announce = (event) =>
  event.type === 'achievement.unlocked'
    ? [{ person: event.person, live: { event: 'achievement.unlocked', data: { code: event.code } } }]
    : []

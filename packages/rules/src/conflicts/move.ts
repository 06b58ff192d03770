import { type Conflict, partiesOf } from './conflict.ts'

/** The conflict after a move, which restarts its 30 days. */
export const move = (conflict: Conflict, changes: Partial<Conflict>, now: Date): Conflict => ({
  ...conflict,
  ...changes,
  last_move_at: now,
})

/** Every round asks for both votes again. */
export const UNANSWERED = { user1_satisfaction: null, user2_satisfaction: null } as const

/** The fields common to all conflict events. */
export const about = (conflict: Conflict, at: Date) => ({ conflict: conflict.id, parties: partiesOf(conflict), at })

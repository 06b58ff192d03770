import { type Conflict, partiesOf } from './conflict.ts'

/** A conflict after somebody moved it on, which starts its 30 days anew (decisions §3). */
export const move = (conflict: Conflict, changes: Partial<Conflict>, now: Date): Conflict => ({
  ...conflict,
  ...changes,
  last_move_at: now,
})

/** Both votes are asked for again in every round (spec core-flow §4). */
export const UNANSWERED = { user1_satisfaction: null, user2_satisfaction: null } as const

/** What every event about a conflict carries. */
export const about = (conflict: Conflict, at: Date) => ({ conflict: conflict.id, parties: partiesOf(conflict), at })

import { z } from 'zod'
import { OpenCheckIn } from './agreements.ts'
import { read } from './call.ts'
import { ConflictCard } from './conflicts.ts'
import { LIMITS } from './limits.ts'
import { id, optionalLine, orDefault, page, timestamp } from './schemas.ts'
import { CONFLICT_STATES, GROUPS } from './values.ts'

const count = z.number().int()

/** A debate to which the user is invited, as their dashboard lists it. */
export const DebateInvite = z.object({ id, title: z.string(), inviter: z.string(), created_at: timestamp })
export type DebateInvite = z.infer<typeof DebateInvite>

/** The newest items waiting for the user, and their number, counted up to `LIMITS.waitingCounted`. */
const waiting = <Item extends z.ZodType>(item: Item) => z.object({ count, first: z.array(item) })

/** Counts of a user's conflicts, and everything that is waiting for them. */
export const Dashboard = z.object({
  active: count,
  resolved: count,
  people: count,
  history: count,
  your_turn: waiting(ConflictCard),
  debate_invites: waiting(DebateInvite),
  /** Open check-ins that the user hasn't answered, oldest first. */
  check_ins: z.array(OpenCheckIn),
})
export type Dashboard = z.infer<typeof Dashboard>

export const conflictLists = {
  get_my_conflicts: read('get_my_conflicts')
    .input(
      z.object({
        p_group: orDefault(z.enum(GROUPS), 'active'),
        /** Only conflicts in this state; overrides `p_group`. */
        p_state: z.enum(CONFLICT_STATES).nullish(),
        /** Only conflicts where each of these words begins a word of the title or of the other party's visible name. */
        p_search: optionalLine(LIMITS.search),
        ...page,
      }),
    )
    .output(z.array(ConflictCard)),

  get_dashboard: read('get_dashboard').input(z.object({})).output(Dashboard),

  get_shared_conflicts: read('get_shared_conflicts')
    .input(z.object({ p_user_id: id, p_group: orDefault(z.enum(GROUPS), 'active'), ...page }))
    .output(z.array(ConflictCard)),

  get_shared_stats: read('get_shared_stats')
    .input(z.object({ p_user_id: id }))
    .output(
      z.object({
        total: z.number().int(),
        active: z.number().int(),
        /** Resolved or ruled. */
        closed: z.number().int(),
        ruled: z.number().int(),
        resolution_rate: z.number().int(),
      }),
    ),
}

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

/** The newest of what waits for the user, and how many there are, counted up to `LIMITS.waitingCounted`. */
const waiting = <Item extends z.ZodType>(item: Item) => z.object({ count, first: z.array(item) })

/** A user's counters, and everything that waits for them. */
export const Dashboard = z.object({
  active: count,
  resolved: count,
  people: count,
  history: count,
  your_turn: waiting(ConflictCard),
  debate_invites: waiting(DebateInvite),
  /** Agreements that the user is now asked about, whether they held, the oldest first. */
  check_ins: z.array(OpenCheckIn),
})
export type Dashboard = z.infer<typeof Dashboard>

export const conflictLists = {
  get_my_conflicts: read('get_my_conflicts')
    .input(
      z.object({
        p_group: orDefault(z.enum(GROUPS), 'active'),
        /** Only those in this state; it takes the place of the group. */
        p_state: z.enum(CONFLICT_STATES).nullish(),
        /** Only those in whose title or other party's name, as the caller sees it, each of these words begins a word. */
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
        closed: z.number().int(),
        resolution_rate: z.number().int(),
      }),
    ),
}

import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { LIMITS } from './limits.ts'
import { id, orDefault, timestamp } from './schemas.ts'
import { LEADERBOARD_SORTS } from './values.ts'

/** A user's rank on the leaderboard, with their public statistics. */
const LeaderboardRow = z.object({
  /** Counted across the whole board, independent of the page; 1 is first. */
  rank: z.number().int().min(1),
  user_id: id,
  username: z.string().nullable(),
  first_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  archetype_emoji: z.string().nullable(),
  supporter_emoji: z.string().nullable(),
  total_conflicts: z.number().int(),
  resolved_conflicts: z.number().int(),
  /** Rounded percentage; rows are sorted by the exact rate. */
  resolution_rate: z.number().int(),
})
export type LeaderboardRow = z.infer<typeof LeaderboardRow>

const LeaderboardSummary = z.object({
  total_conflicts: z.number().int(),
  total_resolved: z.number().int(),
  overall_rate: z.number().int(),
})
export type LeaderboardSummary = z.infer<typeof LeaderboardSummary>

/** Any moment in the requested UTC week. Null or absent for all time. */
const start_date = timestamp.refine((at) => at >= '0001', 'must be in year 1 or later').nullish()
const ownUserInput = z.object({ p_user_id: id.nullish() })

export const leaderboard = {
  get_user_conflict_stats: read('get_user_conflict_stats', 'user', { mayLag: 'everyone' })
    .input(
      z.object({
        start_date,
        p_sort: orDefault(z.enum(LEADERBOARD_SORTS), 'least'),
        p_limit: orDefault(z.number().int().min(1).max(LIMITS.leaderboardPageMax), LIMITS.leaderboardPage),
        /** The last person of the previous page. */
        p_after: id.nullish(),
      }),
    )
    .output(z.array(LeaderboardRow)),

  get_leaderboard_summary: read('get_leaderboard_summary', 'user', { mayLag: 'everyone' })
    .input(z.object({ start_date }))
    .output(LeaderboardSummary),

  log_leaderboard_view: write('log_leaderboard_view')
    .errors(refusals(['access.not_yourself']))
    .input(ownUserInput)
    .output(z.null()),

  /** New views are counted with a short delay after they are logged. */
  get_leaderboard_view_count: read('get_leaderboard_view_count')
    .errors(refusals(['access.not_yourself']))
    .input(ownUserInput)
    .output(z.number().int()),
}

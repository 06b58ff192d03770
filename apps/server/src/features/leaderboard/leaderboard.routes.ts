import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { answer, type Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { ownId } from '../../platform/http/signed-in.ts'
import type { Leaderboard } from './leaderboard.service.ts'

type Parts = { leaderboard: Leaderboard; command: Command }

export function leaderboardRoutes({ leaderboard, command }: Parts) {
  const os = implement(contract.leaderboard).$context<CallContext>()

  return {
    get_user_conflict_stats: os.get_user_conflict_stats.handler(({ input }) =>
      leaderboard.list(momentOf(input.start_date), input.p_sort, {
        limit: input.p_limit,
        after: input.p_after ?? null,
      }),
    ),

    get_leaderboard_summary: os.get_leaderboard_summary.handler(({ input }) =>
      leaderboard.summary(momentOf(input.start_date)),
    ),

    log_leaderboard_view: os.log_leaderboard_view.handler(({ input, context, errors }) =>
      command(context, errors, async (tx) => {
        const viewer = ownId(context, input.p_user_id)
        return viewer.ok ? leaderboard.logView(tx, viewer.value) : viewer
      }),
    ),

    get_leaderboard_view_count: os.get_leaderboard_view_count.handler(({ input, context, errors }) =>
      leaderboard.viewCount(answer(ownId(context, input.p_user_id), errors)),
    ),
  }
}

const momentOf = (start: string | null | undefined): Date | null => (start ? new Date(start) : null)

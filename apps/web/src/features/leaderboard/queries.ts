import { LIMITS } from '@squash/contract/limits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/query.ts'
import { type ChosenBoard, type Span, startOf } from './chosen-board.ts'

/** The rows of a leaderboard, with keyset pagination: the last user of a page is the cursor. */
export const useBoard = ({ span, sort }: ChosenBoard) =>
  useInfiniteQuery(
    api.leaderboard.get_user_conflict_stats.infiniteOptions({
      input: (after: string | null) => ({
        start_date: startOf(span, new Date()),
        p_sort: sort,
        p_limit: LIMITS.leaderboardPage,
        p_after: after,
      }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.leaderboardPage ? undefined : page.at(-1)?.user_id),
    }),
  )

/** Totals of the conflicts behind the leaderboard. */
export const useSummary = (span: Span) =>
  useQuery(api.leaderboard.get_leaderboard_summary.queryOptions({ input: { start_date: startOf(span, new Date()) } }))

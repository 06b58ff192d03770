import { LIMITS } from '@squash/contract/limits'
import type { LeaderboardSort } from '@squash/contract/values'
import { weekOf } from '@squash/rules/leaderboard/week'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/query.ts'

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

export type Span = 'all' | 'week'
/** The selected leaderboard. */
export type ChosenBoard = { span: Span; sort: LeaderboardSort }

/** The board in an address; by default all time, least problematic first. */
export const boardOf = (search: URLSearchParams): ChosenBoard => ({
  span: search.get('time') === 'week' ? 'week' : 'all',
  sort: search.get('sort') === 'most' ? 'most' : 'least',
})

/** The query of a board's address; empty for the default board. */
export const searchOf = ({ span, sort }: ChosenBoard): Record<string, string> => ({
  ...(span === 'week' && { time: 'week' }),
  ...(sort === 'most' && { sort: 'most' }),
})

/** The calls' parameter: null for all time, otherwise the start of the current UTC week. */
export const startOf = (span: Span, now: Date): string | null =>
  span === 'week' ? `${weekOf(now)}T00:00:00.000Z` : null

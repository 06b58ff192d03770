import { LIMITS } from '@squash/contract/limits'
import type { Group } from '@squash/contract/values'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshLists } from '../../lib/conflicts/refresh-lists.ts'
import { useLiveEvents } from '../../lib/live.ts'
import { api } from '../../lib/query.ts'
import type { ListFilter } from './list-filter.ts'

/** The user's counters, and what waits for them. */
export const useDashboard = () => useQuery(api.conflicts.get_dashboard.queryOptions({ input: {} }))

/**
 * One list of conflicts, newest first, with keyset pagination: the next page starts after the id of the last card. The
 * cards of the last search stay until those of the next are there.
 */
export const useConflictCards = (group: Group, { search, state }: ListFilter) =>
  useInfiniteQuery(
    api.conflicts.get_my_conflicts.infiniteOptions({
      input: (before: string | null) => ({
        p_group: group,
        p_state: state,
        p_search: search,
        p_limit: LIMITS.pageSize,
        p_before: before,
      }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.id),
      placeholderData: keepPreviousData,
    }),
  )

/** Refetches the lists and counters whenever one of the user's conflicts or debates changes. */
export function useLiveDashboard() {
  const queries = useQueryClient()
  useLiveEvents(({ event }) => {
    if (event === 'conflict.changed' || event === 'debate.changed') refreshLists(queries)
  })
}

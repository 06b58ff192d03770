import { LIMITS } from '@squash/contract/limits'
import type { Group } from '@squash/contract/values'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshLists } from '../../lib/conflicts/refresh-lists.ts'
import { useLiveEvents } from '../../lib/live.ts'
import { api } from '../../lib/query.ts'

/** The numbers of open, resolved and past conflicts and of people involved, and the check-ins that wait. */
export const useCounters = () => useQuery(api.conflicts.get_dashboard.queryOptions({ input: {} }))

/** One list of conflicts, newest first, with keyset pagination: the next page starts after the id of the last card. */
export const useConflictCards = (group: Group) =>
  useInfiniteQuery(
    api.conflicts.get_my_conflicts.infiniteOptions({
      input: (before: string | null) => ({ p_group: group, p_limit: LIMITS.pageSize, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.id),
    }),
  )

/** Refetches the lists and counters whenever one of the user's conflicts changes. */
export function useLiveDashboard() {
  const queries = useQueryClient()
  useLiveEvents(({ event }) => {
    if (event === 'conflict.changed') refreshLists(queries)
  })
}

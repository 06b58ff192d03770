import type { Group } from '@squash/contract/values'
import {
  keepPreviousData,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { refreshLists } from '../../lib/conflicts/refresh-lists.ts'
import { useLiveEvents } from '../../lib/live.ts'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { questsOptions } from '../../lib/quests.ts'
import { filterIn, groupOf, type ListFilter } from './list-filter.ts'

/** The user's counters, and what waits for them. */
export const useDashboard = () => useQuery(api.conflicts.get_dashboard.queryOptions({ input: {} }))

const cardsOptions = (group: Group, { search, state }: ListFilter) =>
  api.conflicts.get_my_conflicts.infiniteOptions(pagesBefore({ p_group: group, p_state: state, p_search: search }))

/**
 * One list of conflicts, newest first, with keyset pagination: the next page starts after the id of the last card. The
 * cards of the last search stay until those of the next are there.
 */
export const useConflictCards = (group: Group, filter: ListFilter) =>
  useInfiniteQuery({ ...cardsOptions(group, filter), placeholderData: keepPreviousData })

/** Fetches what the dashboard shows besides its own answer, while that answer is on its way and nothing is rendered. */
export function usePrefetchedDashboard() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const group = groupOf(pathname)
  usePrefetchInfiniteQuery(cardsOptions(group, filterIn(group, query)))
  usePrefetchQuery(questsOptions())
}

/** Refetches the lists and counters whenever one of the user's conflicts or debates changes. */
export function useLiveDashboard() {
  const queries = useQueryClient()
  useLiveEvents(({ event }) => {
    if (event === 'conflict.changed' || event === 'debate.changed') refreshLists(queries)
  })
}

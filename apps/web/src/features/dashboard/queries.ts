import { LIMITS } from '@squash/contract/limits'
import { type ConflictState, GROUPS, type Group } from '@squash/contract/values'
import {
  keepPreviousData,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { refreshLists } from '../../lib/conflicts/lists.ts'
import { useLiveEvents } from '../../lib/live.ts'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { questsOptions } from '../../lib/quests.tsx'

/** What a list of conflicts is narrowed to. */
export type ListFilter = { search: string; state: ConflictState | null }

/** The states that a list can be filtered by. */
export const STATES: Record<Group, readonly ConflictState[]> = {
  active: ['your_turn', 'waiting'],
  history: ['resolved', 'ruled', 'closed'],
}

/** The list that a path opens: active conflicts for /dashboard and /conflicts, past ones for /history. */
export const groupOf = (pathname: string): Group => (pathname.startsWith('/history') ? 'history' : 'active')

/** The address of a list, so that a tab can be linked, reloaded and left with the back button. */
export const pathOf = (group: Group): string => (group === 'history' ? '/history' : '/conflicts')

/** The filter in an address. A state that the list doesn't have is ignored. */
export function filterIn(group: Group, query: URLSearchParams): ListFilter {
  const search = [...(query.get('q') ?? '').trim()].slice(0, LIMITS.search).join('')
  return { search, state: STATES[group].find((state) => state === query.get('state')) ?? null }
}

/** The part of an address that holds a filter; empty for none. */
export function queryFor({ search, state }: ListFilter): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (state !== null) query.set('state', state)
  return query.size === 0 ? '' : `?${query}`
}

/** The address of a list with this filter, for links elsewhere on the screen: it also scrolls to the list. */
export const linkTo = (group: Group, filter: ListFilter): string => `${pathOf(group)}${queryFor(filter)}#${LIST_ID}`

/** The id of the lists on the dashboard. */
export const LIST_ID = 'conflicts'

export const isFiltered = ({ search, state }: ListFilter): boolean => search !== '' || state !== null

/** The list that isn't open. */
export const otherGroup = (group: Group): Group => GROUPS.find((one) => one !== group) ?? group

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

/** Fetches the list and the quests while the dashboard is still loading and nothing that would fetch them is rendered. */
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

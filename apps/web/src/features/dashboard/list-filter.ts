import { LIMITS } from '@squash/contract/limits'
import { type ConflictState, GROUPS, type Group } from '@squash/contract/values'

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

/** The address of a list narrowed to this, from elsewhere on the screen: it also scrolls to the list. */
export const linkTo = (group: Group, filter: ListFilter): string => `${pathOf(group)}${queryFor(filter)}#${LIST_ID}`

/** The id of the lists on the dashboard. */
export const LIST_ID = 'conflicts'

export const isFiltered = ({ search, state }: ListFilter): boolean => search !== '' || state !== null

/** The list that isn't open. */
export const otherGroup = (group: Group): Group => GROUPS.find((one) => one !== group) ?? group

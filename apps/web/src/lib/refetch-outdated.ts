import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'
import { isRefusal } from './api-error.ts'

/** Whether a fetch is running that must not be cancelled: the first one, or one for a next page that the user requested. */
const isNeeded = ({ state }: Query) =>
  state.fetchStatus !== 'idle' && (state.data === undefined || state.fetchMeta?.fetchMore !== undefined)

/**
 * Fetches a query again if it was invalidated during its first fetch, whose answer may be older than the change.
 * TanStack Query cancels and repeats a fetch only once there is data; before that, it forgets the invalidation.
 */
export function refetchOutdated(queries: QueryClient): void {
  const outdated = new WeakSet<Query>()
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'invalidate' && isNeeded(query)) outdated.add(query)
    if (action.type === 'success' && outdated.delete(query))
      void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
  })
}

/**
 * Keeps fetches in flight from overwriting what a command has just returned, because their answers may be older.
 * Refetches are cancelled. A first fetch goes on, because nothing would start it again, and is repeated.
 */
export async function stopRefetches(queries: QueryClient, filters: QueryFilters): Promise<void> {
  const isFirst = ({ state }: Query) => state.data === undefined
  await queries.cancelQueries({ ...filters, predicate: (query) => !isFirst(query) })
  await queries.invalidateQueries({ ...filters, predicate: isFirst, refetchType: 'none' })
}

/** Statuses of refusals that end by themselves: signing in again, or waiting, gets an answer. */
const TEMPORARY: readonly number[] = [401, 429]

/**
 * Whether the server has refused this query for good, for example because there is no such note. A refetch in the
 * background would only replace the screen that says so by its placeholder for a moment, and take the focus with it:
 * TanStack Query forgets the error of a query without data as soon as it fetches again.
 */
export const isRefused = ({ state: { data, error } }: Query): boolean =>
  data === undefined && isRefusal(error) && !TEMPORARY.includes(error.status)

/**
 * Refetches everything on the screen but what was refused, and lets a next page that is on its way arrive first.
 * The others are refetched when a screen next shows them.
 */
export async function refetchAll(queries: QueryClient): Promise<void> {
  const isLeft = (query: Query) => isNeeded(query) || isRefused(query)
  await Promise.all([
    queries.invalidateQueries({ predicate: isLeft, refetchType: 'none' }),
    queries.invalidateQueries({ predicate: (query) => !isLeft(query) }),
  ])
}

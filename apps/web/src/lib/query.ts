import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import { isPassing } from './api-error.ts'
import { client } from './client.ts'
import { sentPageData } from './page-data.ts'
import { isRefused, refetchOutdated } from './refetch-outdated.ts'
import { currentSession, onSignedOut } from './session.ts'

/** How long answers stay fresh unless a live event triggers a refetch, in milliseconds. */
const FRESH = 15_000
const RETRIES = 2

/** Query options by call: `useQuery(api.conflicts.get_conflict.queryOptions({ input: { p_conflict_id } }))`. */
export const api = createTanstackQueryUtils(client)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      retry: (failures, error) => failures < RETRIES && isPassing(error),
      refetchOnWindowFocus: (query) => !isRefused(query),
      refetchOnReconnect: (query) => !isRefused(query),
    },
    // Offline, a write fails at once and the form keeps its text, instead of pausing invisibly. Retries happen in the
    // link, under one idempotency key.
    mutations: { retry: false, networkMode: 'always' },
  },
})
refetchOutdated(queryClient)

const sent = sentPageData()
if (sent) {
  for (const { key, data, updatedAt } of sent.queries) queryClient.setQueryData(key, data, { updatedAt })
  // The server rendered for a visitor. Its data shows at once, and is refetched for a signed-in user.
  if (currentSession().status === 'signed-in') void queryClient.invalidateQueries()
}

/** The cache of one page on the server; null in the browser, which keeps one for all. */
export const ServerQueries = createContext<QueryClient | null>(null)

// The next user of this browser must not see this user's data.
onSignedOut(() => queryClient.clear())

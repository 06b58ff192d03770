import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryClient } from '@tanstack/react-query'
import { isPassing } from './api-error.ts'
import { client } from './client.ts'
import { onSignedOut } from './session.ts'

/** What the server answers is fresh for this long; live events say sooner when to look again. In milliseconds. */
const FRESH = 15_000
const RETRIES = 2

/** Query options by call: `useQuery(api.conflicts.get_conflict.queryOptions({ input: { p_conflict_id } }))`. */
export const api = createTanstackQueryUtils(client)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH, retry: (failures, error) => failures < RETRIES && isPassing(error) },
    // Offline, a write fails at once and keeps what was typed, instead of waiting unseen; the client itself retries with one key.
    mutations: { retry: false, networkMode: 'always' },
  },
})

// What one person saw is never shown to the next one at the same browser.
onSignedOut(() => queryClient.clear())

import { useQueryClient } from '@tanstack/react-query'
import { refreshLists } from '../../lib/conflicts/refresh-lists.ts'
import { useLiveEvents } from '../../lib/live.ts'

/** Looks again at the lists and the counters whenever one of the person's conflicts has changed. */
export function useLiveDashboard() {
  const queries = useQueryClient()
  useLiveEvents(({ event }) => {
    if (event === 'conflict.changed') refreshLists(queries)
  })
}

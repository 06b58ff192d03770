import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../../lib/live.ts'
import { refreshDebateLists } from '../data/debate-keys.ts'

/** Looks again at the lists and counts whenever one of the person's own debates has changed. */
export function useLiveDebates() {
  const queries = useQueryClient()
  useLiveEvents(({ event }) => {
    if (event === 'debate.changed') refreshDebateLists(queries)
  })
}

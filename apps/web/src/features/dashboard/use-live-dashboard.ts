import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../lib/live.ts'
import { api } from '../../lib/query.ts'

/** Looks again at the lists and the counters whenever one of the person's conflicts has changed. */
export function useLiveDashboard() {
  const queries = useQueryClient()
  useLiveEvents(({ event }) => {
    if (event !== 'conflict.changed') return
    void queries.invalidateQueries({ queryKey: api.conflicts.get_my_conflicts.key() })
    void queries.invalidateQueries({ queryKey: api.conflicts.get_dashboard.key() })
  })
}

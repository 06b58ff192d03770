import type { QueryClient } from '@tanstack/react-query'
import { api } from '../query.ts'

/** Refetches the lists of conflicts and their counters. */
export function refreshLists(queries: QueryClient) {
  void queries.invalidateQueries({ queryKey: api.conflicts.get_my_conflicts.key() })
  void queries.invalidateQueries({ queryKey: api.conflicts.get_dashboard.key() })
}

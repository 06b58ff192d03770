import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/query.ts'

/** How many conflicts are open and resolved, with how many people, and how many are over. */
export const useCounters = () => useQuery(api.conflicts.get_dashboard.queryOptions({ input: {} }))

import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/query.ts'

/** How many debates are open and decided, everybody's, and how many of one's own invites wait. */
export const useDebateCounts = () => useQuery(api.debates.get_debate_counts.queryOptions({ input: {} }))

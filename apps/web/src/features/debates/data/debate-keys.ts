import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/query.ts'

export const debateOptions = (id: string) => api.debates.get_debate_by_id.queryOptions({ input: { p_debate_id: id } })

/** Looks again at all three lists and their counts, wherever they are shown. */
export function refreshDebateLists(queries: QueryClient) {
  const { get_active_debates, get_pending_debate_invites, get_completed_debates, get_debate_counts } = api.debates
  for (const call of [get_active_debates, get_pending_debate_invites, get_completed_debates, get_debate_counts])
    void queries.invalidateQueries({ queryKey: call.key() })
}

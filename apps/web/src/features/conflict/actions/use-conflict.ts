import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isMediatorAtWork } from '../../../lib/conflicts/turn.ts'
import { useLiveEvents } from '../../../lib/live.ts'
import { api } from '../../../lib/query.ts'

/** How often to look while the mediator works, in milliseconds, in case a live event got lost. */
const SAFETY_NET = 4000

const optionsOf = (id: string) => api.conflicts.get_conflict.queryOptions({ input: { p_conflict_id: id } })

/** The conflict as the viewer sees it, always fresh: after each live event, on coming back to the page, and while the mediator works. */
export function useConflict(id: string, isWanted: boolean) {
  const queries = useQueryClient()
  useLiveEvents(({ event, data }) => {
    if (event === 'conflict.changed' && data.conflict_id === id)
      void queries.invalidateQueries({ queryKey: conflictKey(id) })
  })
  return useQuery({
    ...optionsOf(id),
    enabled: isWanted,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && isMediatorAtWork(state.data.phase) ? SAFETY_NET : false),
  })
}

export const conflictKey = (id: string) => optionsOf(id).queryKey

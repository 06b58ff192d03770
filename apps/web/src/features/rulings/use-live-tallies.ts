import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvents, useLiveTopics } from '../../lib/live.ts'
import { changeRuling } from './board-cache.ts'

/** Votes of others appear while one looks, for signed-in people; a visitor sees them at the next look. */
export function useLiveTallies(conflictIds: readonly string[]) {
  const queries = useQueryClient()
  useLiveTopics(conflictIds.map((id) => `ruling:${id}` as const))
  useLiveEvents((live) => {
    if (live.event !== 'ruling.tallied') return
    const { conflict_id, vote_counts } = live.data
    changeRuling(queries, conflict_id, (shown) => ({ ...shown, vote_counts }))
  })
}

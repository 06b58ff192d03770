import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveEvents, useLiveTopics } from '../../../lib/live.ts'
import { debateOptions } from './debate-keys.ts'

/** How often to look once the time is over and the votes are being counted, in milliseconds. */
const COUNTING = 10_000

const isOver = (expires_at: string | null) => expires_at !== null && Date.now() >= Date.parse(expires_at)

/** A debate as the viewer sees it, null when there is none for them; always fresh, its tally live. */
export function useDebate(id: string) {
  const queries = useQueryClient()
  const options = debateOptions(id)
  useLiveTopics([`debate:${id}`])
  useLiveEvents(({ event, data }) => {
    if (event === 'debate.changed' && data.debate_id === id)
      void queries.invalidateQueries({ queryKey: options.queryKey })
    if (event !== 'debate.tallied' || data.debate_id !== id) return
    const { creator_votes, opponent_votes } = data
    queries.setQueryData(options.queryKey, (debate) => debate && { ...debate, creator_votes, opponent_votes })
    // The last tally comes with the outcome, which it does not tell.
    if (isOver(queries.getQueryData(options.queryKey)?.expires_at ?? null))
      void queries.invalidateQueries({ queryKey: options.queryKey })
  })
  return useQuery({
    ...options,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (data?.status === 'active' && isOver(data.expires_at) ? COUNTING : false),
  })
}

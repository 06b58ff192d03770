import type { Debate } from '@squash/contract/debates'
import { LIMITS } from '@squash/contract/limits'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveEvents, useLiveTopics } from '../../../lib/live.ts'
import { api } from '../../../lib/query.ts'
import type { Tab } from '../list/tab-of.ts'

const CALLS = {
  active: api.debates.get_active_debates,
  invites: api.debates.get_pending_debate_invites,
  completed: api.debates.get_completed_debates,
} as const

/** One tab, newest first, page after page by keyset; the tallies of what is open for votes are live. */
export function useDebateList(tab: Tab) {
  const queries = useQueryClient()
  const options = CALLS[tab].infiniteOptions({
    input: (before: string | null) => ({ p_limit: LIMITS.pageSize, p_before: before }),
    initialPageParam: null,
    getNextPageParam: (page: Debate[]) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.id),
  })
  const list = useInfiniteQuery(options)
  const open = list.data?.pages.flat().filter(({ status }) => status === 'active') ?? []
  useLiveTopics(open.map(({ id }) => `debate:${id}` as const))
  useLiveEvents(({ event, data }) => {
    if (event !== 'debate.tallied') return
    const { debate_id, creator_votes, opponent_votes } = data
    const tallied = (debate: Debate) =>
      debate.id === debate_id ? { ...debate, creator_votes, opponent_votes } : debate
    queries.setQueryData(
      options.queryKey,
      (known) => known && { ...known, pages: known.pages.map((page) => page.map(tallied)) },
    )
  })
  return list
}

import type { Debate } from '@squash/contract/debates'
import { debateMessages } from '@squash/contract/messages/debate'
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorMessage, hasCode, isRefusal } from '../../lib/api-error.ts'
import { client } from '../../lib/client.ts'
import { type Failure, failureOf, toastFailure } from '../../lib/failure.tsx'
import { useLiveEvents, useLiveTopics } from '../../lib/live.ts'
import { pagesBefore } from '../../lib/paging.ts'
import { api } from '../../lib/query.ts'
import { stopRefetches } from '../../lib/refetch-outdated.ts'
import { toast } from '../../ui/toast.ts'

export const debateOptions = (id: string) => api.debates.get_debate_by_id.queryOptions({ input: { p_debate_id: id } })

/** Refetches all three lists and their counts. */
export function refreshDebateLists(queries: QueryClient) {
  const { get_active_debates, get_pending_debate_invites, get_completed_debates, get_debate_counts } = api.debates
  for (const call of [get_active_debates, get_pending_debate_invites, get_completed_debates, get_debate_counts])
    void queries.invalidateQueries({ queryKey: call.key() })
}

/** How often to refetch once voting has ended and the votes are being counted, in milliseconds. */
const COUNTING = 10_000

const isOver = (expires_at: string | null) => expires_at !== null && Date.now() >= Date.parse(expires_at)

/** A debate as the viewer sees it, null if there is none for them. Refetched on window focus; its tally is live. */
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
    // The last tally doesn't contain the outcome.
    if (isOver(queries.getQueryData(options.queryKey)?.expires_at ?? null))
      void queries.invalidateQueries({ queryKey: options.queryKey })
  })
  return useQuery({
    ...options,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (data?.status === 'active' && isOver(data.expires_at) ? COUNTING : false),
  })
}

const CALLS = {
  active: api.debates.get_active_debates,
  invites: api.debates.get_pending_debate_invites,
  completed: api.debates.get_completed_debates,
} as const

/** One tab, newest first, with keyset pagination. The tallies of debates open for votes are live. */
export function useDebateList(tab: Tab) {
  const queries = useQueryClient()
  const options = CALLS[tab].infiniteOptions(pagesBefore({}))
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

/** The number of open debates, decided debates, and the user's own open invites. */
export const useDebateCounts = () => useQuery(api.debates.get_debate_counts.queryOptions({ input: {} }))

/** Refetches lists and counts whenever one of the user's own debates changes. */
export function useLiveDebates() {
  const queries = useQueryClient()
  useLiveEvents(({ event }) => {
    if (event === 'debate.changed') refreshDebateLists(queries)
  })
}

/** Votes for a debater, or changes the vote. The answer contains the new tally, which shows at once. */
export function useVote(id: string) {
  const queries = useQueryClient()
  const { queryKey } = debateOptions(id)
  return useMutation({
    mutationFn: (person: string) => client.debates.cast_debate_vote({ p_debate_id: id, p_vote_for_id: person }),
    onSuccess: async (tally) => {
      // An older response still in flight must not overwrite this answer.
      await stopRefetches(queries, { queryKey })
      queries.setQueryData(queryKey, (debate) => debate && { ...debate, ...tally })
      refreshDebateLists(queries)
      toast.success(debateMessages.voted)
    },
    onError: (error) => {
      toastFailure(voteFailure(error))
      void queries.invalidateQueries({ queryKey })
    },
  })
}

/** The message for a failed vote. */
export function voteFailure(error: unknown): Failure {
  if (!isRefusal(error)) return failureOf(error, debateMessages.voteError)
  if (hasCode(error, 'debate.own')) return { text: debateMessages.ownDebate }
  if (hasCode(error, 'debate.closed')) return { text: debateMessages.voteFailed, more: 'Voting is closed.' }
  return framed(error, debateMessages.voteFailed)
}

/** The message for a failed response. */
export function responseFailure(error: unknown): Failure {
  if (!isRefusal(error)) return failureOf(error, debateMessages.respondError)
  const isKnown =
    hasCode(error, 'debate.not_invited') || hasCode(error, 'debate.not_pending') || hasCode(error, 'debate.not_found')
  return isKnown ? { text: errorMessage(error) } : framed(error, debateMessages.respondFailed)
}

/** The sentence about the action, followed by the refusal's message, which doesn't name it. */
function framed(error: unknown, text: string): Failure {
  const reason = errorMessage(error)
  return reason === text ? { text } : { text, more: reason }
}

export const TABS = ['active', 'invites', 'completed'] as const
export type Tab = (typeof TABS)[number]

/** The tab in an address such as `/debates?tab=invites`; the first tab for anything else. */
export const tabOf = (query: URLSearchParams): Tab => TABS.find((tab) => tab === query.get('tab')) ?? 'active'

export const pathOf = (tab: Tab): string => (tab === 'active' ? '/debates' : `/debates?tab=${tab}`)

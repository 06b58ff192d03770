import { LIMITS } from '@squash/contract/limits'
import { rulingsMessages } from '@squash/contract/messages/rulings'
import type { AiRuling } from '@squash/contract/rulings'
import type { RulingVote } from '@squash/contract/values'
import { MINUTE } from '@squash/rules/time/units'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../lib/client.ts'
import { failureOf, toastFailure } from '../../lib/failure.tsx'
import { useLiveEvents, useLiveTopics } from '../../lib/live.ts'
import type { LoadPage } from '../../lib/load-page.ts'
import { api } from '../../lib/query.ts'
import { stopRefetches } from '../../lib/refetch-outdated.ts'
import { useUserId } from '../../lib/session.ts'
import { isUuid } from '../../lib/uuid.ts'
import { toast } from '../../ui/toast.ts'

/** How often to check for new rulings, in milliseconds. */
const LOOK_AGAIN = MINUTE

/**
 * The board, frozen at first load: later rulings wait until `showFresh` is called, so that nothing moves while the user
 * is reading; `fresh` counts them.
 */
export function useBoard() {
  const viewer = useUserId()
  const queries = useQueryClient()
  const [since, setSince] = useState<string | null>(null)
  const feed = useInfiniteQuery({
    ...feedOptions(viewer),
    // What the server sent with the page, until the user's own votes have loaded.
    placeholderData: () => queries.getQueryData<Feed>(feedKey('')),
  })
  const head = useQuery({
    queryKey: headKey(viewer),
    queryFn: () => client.rulings.get_public_ai_rulings({ p_limit: LIMITS.pageSize }),
    enabled: feed.isSuccess,
    refetchInterval: LOOK_AGAIN,
    // A user who returns to the page sees new rulings at once.
    staleTime: 0,
  })
  const known = feed.data?.pages.flat()
  const arranged = arrange(known ?? [], head.data ?? [], since)
  useEffect(() => {
    if (known && since === null) setSince(arranged.newest)
  }, [known, since, arranged.newest])

  return {
    feed,
    rulings: known ? arranged.shown : null,
    fresh: arranged.fresh,
    async showFresh() {
      await feed.refetch()
      setSince(arranged.newest)
    },
  }
}

type Feed = InfiniteData<AiRuling[], string | null>

const initialPage = (): string | null => null

const feedOptions = (viewer: string, calls = client) =>
  infiniteQueryOptions({
    queryKey: feedKey(viewer),
    queryFn: ({ pageParam }) =>
      calls.rulings.get_public_ai_rulings({ p_limit: LIMITS.pageSize, p_before: pageParam ?? undefined }),
    initialPageParam: initialPage(),
    getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.conflict_id),
  })

const rulingOptions = (viewer: string, id: string, calls = client) =>
  queryOptions({
    queryKey: rulingKey(viewer, id),
    queryFn: () => calls.rulings.get_public_ai_rulings({ p_conflict_id: id }),
  })

export const loadBoard: LoadPage = async ({ queries, calls }) => {
  await queries.fetchInfiniteQuery(feedOptions('', calls))
  return {}
}

export const loadRuling: LoadPage = async ({ queries, calls, parameters: { rulingId = '' } }) => {
  if (!isUuid(rulingId)) return { isMissing: true }
  const found = await queries.fetchQuery(rulingOptions('', rulingId, calls))
  return { isMissing: found.length === 0 }
}

/** One public ruling, as a list: empty if there is none or it is hidden. */
export function useRuling(id: string) {
  const queries = useQueryClient()
  const viewer = useUserId()
  return useQuery({
    ...rulingOptions(viewer, id),
    enabled: isUuid(id),
    placeholderData: () => queries.getQueryData<AiRuling[]>(rulingKey('', id)),
  })
}

/** Updates tallies live for signed-in users; visitors see others' votes at the next refetch. */
export function useLiveTallies(conflictIds: readonly string[]) {
  const queries = useQueryClient()
  useLiveTopics(conflictIds.map((id) => `ruling:${id}` as const))
  useLiveEvents((live) => {
    if (live.event !== 'ruling.tallied') return
    const { conflict_id, vote_counts } = live.data
    changeRuling(queries, conflict_id, (shown) => ({ ...shown, vote_counts }))
  })
}

/** Votes on a ruling, or changes the vote. Optimistic: it shows at once, and is reverted if refused. */
export function useCastVote(ruling: AiRuling) {
  const queries = useQueryClient()
  const id = ruling.conflict_id
  return useMutation({
    // Serialised, so that the last click is the one that counts.
    scope: { id: `vote:${id}` },
    mutationFn: (vote_type: RulingVote) => client.rulings.cast_conflict_vote({ conflict_uuid: id, vote_type }),
    onMutate: (vote) => {
      changeRuling(queries, id, (shown) => withVote(shown, vote))
      return { before: ruling }
    },
    onSuccess: async ({ vote_counts, vote_type }) => {
      // An older response still in flight must not overwrite this answer.
      for (const shown of ['feed', 'one']) await stopRefetches(queries, { queryKey: [...root, shown] })
      changeRuling(queries, id, (shown) => ({ ...shown, vote_counts, user_vote: vote_type }))
      toast.success(rulingsMessages.voted)
    },
    onError: (error, _vote, context) => {
      if (context) changeRuling(queries, id, () => context.before)
      toastFailure(failureOf(error, rulingsMessages.voteFailed))
    },
  })
}

const root = api.rulings.get_public_ai_rulings.key()

/**
 * The cache key of the board for one viewer. A visitor's data lacks the user's own votes, so signing in needs a new
 * key.
 */
const feedKey = (viewer: string) => [...root, 'feed', viewer]
const headKey = (viewer: string) => [...root, 'head', viewer]
const rulingKey = (viewer: string, id: string) => [...root, 'one', viewer, id]

/** Changes one ruling in every cached list. */
function changeRuling(queries: QueryClient, id: string, change: (ruling: AiRuling) => AiRuling): void {
  const inPage = (page: AiRuling[]) => page.map((ruling) => (ruling.conflict_id === id ? change(ruling) : ruling))
  queries.setQueriesData<InfiniteData<AiRuling[]>>(
    { queryKey: [...root, 'feed'] },
    (feed) => feed && { ...feed, pages: feed.pages.map(inPage) },
  )
  queries.setQueriesData<AiRuling[]>({ queryKey: [...root, 'one'] }, (page) => page && inPage(page))
}

type Ruling = Pick<AiRuling, 'conflict_id' | 'final_ruling_issued_at'>

/**
 * Splits the known rulings into those shown and those waiting to be shown.
 * @param feed the rulings loaded page by page
 * @param head the newest rulings, as of the last refetch
 * @param since the issue time of the newest ruling shown so far; null on first load, '' for an empty board
 */
export function arrange<Known extends Ruling>(feed: readonly Known[], head: readonly Known[], since: string | null) {
  const all = [...feed, ...head]
  const times = all.map(({ final_ruling_issued_at }) => final_ruling_issued_at)
  const newest = times.sort().at(-1) ?? ''
  if (since === null) return { shown: [...feed], fresh: 0, newest }
  const later = all.filter(({ final_ruling_issued_at }) => final_ruling_issued_at > since)
  return {
    shown: feed.filter(({ final_ruling_issued_at }) => final_ruling_issued_at <= since),
    fresh: new Set(later.map(({ conflict_id }) => conflict_id)).size,
    newest,
  }
}

/** The ruling with this vote counted in place of the user's previous one. */
export function withVote(ruling: AiRuling, vote: RulingVote): AiRuling {
  const before = ruling.user_vote ?? null
  if (before === vote) return ruling
  const vote_counts = { ...ruling.vote_counts, [vote]: ruling.vote_counts[vote] + 1 }
  if (before) vote_counts[before] = Math.max(0, vote_counts[before] - 1)
  return { ...ruling, user_vote: vote, vote_counts }
}

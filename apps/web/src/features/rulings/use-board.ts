import { LIMITS } from '@squash/contract/limits'
import type { AiRuling } from '@squash/contract/rulings'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../lib/client.ts'
import { useUserId } from '../../lib/session.ts'
import { arrange } from './arrange.ts'
import { feedKey, headKey, linkedKey } from './board-cache.ts'

/** How often to look for rulings that came after the page was opened, in milliseconds. */
const LOOK_AGAIN = 60_000

/**
 * The board as it stands still: what came after the first look waits behind `showFresh`, so that nothing moves while a person
 * reads; `fresh` says how many there are.
 */
export function useBoard() {
  const viewer = useUserId()
  const [since, setSince] = useState<string | null>(null)
  const feed = useInfiniteQuery({
    queryKey: feedKey(viewer),
    queryFn: ({ pageParam }) =>
      client.rulings.get_public_ai_rulings({ p_limit: LIMITS.pageSize, p_before: pageParam ?? undefined }),
    initialPageParam: initialPage(),
    getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.conflict_id),
  })
  const head = useQuery({
    queryKey: headKey(viewer),
    queryFn: () => client.rulings.get_public_ai_rulings({ p_limit: LIMITS.pageSize }),
    enabled: feed.isSuccess,
    refetchInterval: LOOK_AGAIN,
    // Whoever comes back to the page learns at once what is new.
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

const initialPage = (): string | null => null

/** The ruling that a link leads to: null where it is not on the board, or cannot be had now; undefined while it loads. */
export function useLinkedRuling(id: string | null): AiRuling | null | undefined {
  const viewer = useUserId()
  const { data, isLoading } = useQuery({
    queryKey: linkedKey(viewer, id ?? ''),
    queryFn: () => client.rulings.get_public_ai_rulings({ p_conflict_id: id }),
    enabled: id !== null,
  })
  return isLoading ? undefined : (data?.[0] ?? null)
}

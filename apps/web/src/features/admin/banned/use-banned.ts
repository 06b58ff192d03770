import { LIMITS } from '@squash/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../lib/query.ts'

/** Who is kept out at present, the latest first, page by page. */
export const useBanned = () =>
  useInfiniteQuery(
    api.admin.get_banned_accounts.infiniteOptions({
      input: (before: number | null) => ({ p_limit: LIMITS.pageSize, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.id),
    }),
  )

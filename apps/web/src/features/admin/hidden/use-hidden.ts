import { LIMITS } from '@squash/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../lib/query.ts'

/** What is out of everybody's sight, the latest first, page by page. */
export const useHidden = () =>
  useInfiniteQuery(
    api.reports.get_hidden.infiniteOptions({
      input: (before: string | null) => ({ p_limit: LIMITS.pageSize, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.id),
    }),
  )

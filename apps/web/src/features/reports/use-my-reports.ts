import { LIMITS } from '@squash/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../lib/query.ts'

/** One's reports from one of the two sides, newest first, page by page. */
export const useMyReports = (p_role: 'author' | 'reporter') =>
  useInfiniteQuery(
    api.reports.get_my_reports.infiniteOptions({
      input: (before: string | null) => ({ p_role, p_limit: LIMITS.pageSize, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.id),
    }),
  )

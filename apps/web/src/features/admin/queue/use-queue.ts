import { LIMITS } from '@squash/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../lib/query.ts'

export type QueueStatus = 'waiting' | 'decided'

/** How often to look for new reports, in milliseconds. */
const LOOK_AGAIN = 60_000

/** The reports of one kind, page by page. */
export const useQueue = (p_status: QueueStatus) =>
  useInfiniteQuery({
    ...api.reports.get_reports.infiniteOptions({
      input: (before: string | null) => ({ p_status, p_limit: LIMITS.pageSize, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.id),
    }),
    refetchInterval: LOOK_AGAIN,
  })

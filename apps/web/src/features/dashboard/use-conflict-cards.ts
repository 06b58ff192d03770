import { LIMITS } from '@squash/contract/limits'
import type { Group } from '@squash/contract/values'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../lib/query.ts'

/** One list of conflicts, newest first, page after page by keyset: the id of the last card tells where to go on. */
export const useConflictCards = (group: Group) =>
  useInfiniteQuery(
    api.conflicts.get_my_conflicts.infiniteOptions({
      input: (before: string | null) => ({ p_group: group, p_limit: LIMITS.pageSize, p_before: before }),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < LIMITS.pageSize ? undefined : page.at(-1)?.id),
    }),
  )

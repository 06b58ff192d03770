import { LIMITS } from '@squash/contract/limits'

/**
 * The options of a paged list. The next page continues before the id of the last row, until a page isn't full.
 * @param input what else the call takes
 */
export const pagesBefore = <Input extends object, Id extends string | number = string>(
  input: Input,
  limit: number = LIMITS.pageSize,
) => ({
  input: (before: Id | null) => ({ ...input, p_limit: limit, p_before: before }),
  initialPageParam: null,
  getNextPageParam: (page: readonly { id: Id }[]) => (page.length < limit ? undefined : page.at(-1)?.id),
})

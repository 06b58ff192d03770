import { LIMITS } from '@squash/contract/limits'

/** `getNextPageParam` of lists that continue after the id of their last row: undefined once a page is not full. */
export const nextPageId =
  (limit: number) =>
  <Id>(page: readonly { id: Id }[]): Id | undefined =>
    page.length < limit ? undefined : page.at(-1)?.id

/** The options of a list whose pages continue before the id of their last row. @param input what else the call takes */
export const pagesBefore = <Input extends object>(input: Input) => ({
  input: (before: string | null) => ({ ...input, p_limit: LIMITS.pageSize, p_before: before }),
  initialPageParam: null,
  getNextPageParam: nextPageId(LIMITS.pageSize),
})

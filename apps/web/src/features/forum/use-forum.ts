import type { ForumConflict } from '@squash/contract/forum'
import { forumMessages } from '@squash/contract/messages/forum'
import type { ForumVote } from '@squash/contract/values'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../lib/api-error.ts'
import { failureOf, toastFailure } from '../../lib/failure.ts'
import { api } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'

/** A server that was just set up fetches its first conflict when somebody looks; milliseconds until we look again. */
const UNTIL_FIRST = 3_000

const currentOptions = () => api.forum.get_current_reddit_conflict.queryOptions({ input: {} })
const ownVoteOptions = (id: string) => api.forum.get_user_reddit_vote.queryOptions({ input: { conflict_uuid: id } })

/** The conflict of the day; null while there is none. */
export function useForumConflict() {
  return useQuery({
    ...currentOptions(),
    select: ([conflict]): ForumConflict | null => conflict ?? null,
    refetchInterval: ({ state }) => (state.data?.length === 0 ? UNTIL_FIRST : false),
  })
}

/** What the viewer has voted; undefined while nobody knows yet, null for a visitor too. */
export function useOwnForumVote(id: string): ForumVote | null | undefined {
  const isVisitor = useSession().status !== 'signed-in'
  const { data } = useQuery({ ...ownVoteOptions(id), enabled: !isVisitor })
  return isVisitor ? null : data && (data[0]?.vote_type ?? null)
}

export function useCastForumVote({ id }: ForumConflict) {
  const queries = useQueryClient()
  return useMutation(
    api.forum.cast_reddit_vote.mutationOptions({
      onSuccess: async ({ vote_type, vote_counts }) => {
        // An older look that is still on its way must not paint over the answer.
        await queries.cancelQueries({ queryKey: api.forum.key() })
        queries.setQueryData(ownVoteOptions(id).queryKey, [{ vote_type }])
        queries.setQueryData(currentOptions().queryKey, (shown) =>
          shown?.map((conflict) => (conflict.id === id ? { ...conflict, vote_counts } : conflict)),
        )
        toast.success(forumMessages.voted)
      },
      onError: (error) => {
        // Cast in another tab: that vote is the one that counts, so it is shown.
        if (hasCode(error, 'forum.already_voted')) void queries.invalidateQueries({ queryKey: api.forum.key() })
        toastFailure(failureOf(error, forumMessages.voteFailed))
      },
    }),
  )
}

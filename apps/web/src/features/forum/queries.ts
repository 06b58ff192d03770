import type { ForumConflict } from '@squash/contract/forum'
import { forumMessages } from '@squash/contract/messages/forum'
import type { ForumVote } from '@squash/contract/values'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../../lib/api-error.ts'
import { failureOf, toastFailure } from '../../lib/failure.tsx'
import type { LoadPage } from '../../lib/load-page.ts'
import { api } from '../../lib/query.ts'
import { stopRefetches } from '../../lib/refetch-outdated.ts'
import { useSession } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'

/** How often to refetch while there is none, in milliseconds: a new server fetches its first conflict on the first visit. */
const UNTIL_FIRST = 3_000

const currentOptions = (from = api) => from.forum.get_current_reddit_conflict.queryOptions({ input: {} })
const ownVoteOptions = (id: string) => api.forum.get_user_reddit_vote.queryOptions({ input: { conflict_uuid: id } })

export const loadForum: LoadPage = async ({ queries, api: visitor }) => {
  await queries.fetchQuery(currentOptions(visitor))
  return {}
}

/** The conflict of the day; null while there is none. */
export function useForumConflict() {
  return useQuery({
    ...currentOptions(),
    select: ([conflict]): ForumConflict | null => conflict ?? null,
    refetchInterval: ({ state }) => (state.data?.length === 0 ? UNTIL_FIRST : false),
  })
}

/** The viewer's vote; undefined while loading, null if there is none or the viewer is a visitor. */
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
        // An older response still in flight must not overwrite this answer.
        await stopRefetches(queries, { queryKey: api.forum.key() })
        queries.setQueryData(ownVoteOptions(id).queryKey, [{ vote_type }])
        queries.setQueryData(currentOptions().queryKey, (shown) =>
          shown?.map((conflict) => (conflict.id === id ? { ...conflict, vote_counts } : conflict)),
        )
        toast.success(forumMessages.voted)
      },
      onError: (error) => {
        // Already voted in another tab: that vote counts, so show it.
        if (hasCode(error, 'forum.already_voted')) void queries.invalidateQueries({ queryKey: api.forum.key() })
        toastFailure(failureOf(error, forumMessages.voteFailed))
      },
    }),
  )
}

import { rulingsMessages } from '@squash/contract/messages/rulings'
import type { AiRuling } from '@squash/contract/rulings'
import type { RulingVote } from '@squash/contract/values'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { failureOf, toastFailure } from '../../lib/failure.ts'
import { toast } from '../../ui/toast.ts'
import { changeRuling, stopLooking } from './board-cache.ts'
import { withVote } from './with-vote.ts'

/** Votes on a ruling, or changes the vote. It shows at once, and goes back to what it was when it is refused. */
export function useCastVote(ruling: AiRuling) {
  const queries = useQueryClient()
  const id = ruling.conflict_id
  return useMutation({
    // One after the other: the last press is the one that counts.
    scope: { id: `vote:${id}` },
    mutationFn: (vote_type: RulingVote) => client.rulings.cast_conflict_vote({ conflict_uuid: id, vote_type }),
    onMutate: (vote) => {
      changeRuling(queries, id, (shown) => withVote(shown, vote))
      return { before: ruling }
    },
    onSuccess: async ({ vote_counts, vote_type }) => {
      // An older look that is still on its way must not paint over the answer.
      await stopLooking(queries)
      changeRuling(queries, id, (shown) => ({ ...shown, vote_counts, user_vote: vote_type }))
      toast.success(rulingsMessages.voted)
    },
    onError: (error, _vote, context) => {
      if (context) changeRuling(queries, id, () => context.before)
      toastFailure(failureOf(error, rulingsMessages.voteFailed))
    },
  })
}

import { debateMessages } from '@squash/contract/messages/debate'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { toastFailure } from '../../../lib/failure.ts'
import { toast } from '../../../ui/toast.ts'
import { debateOptions, refreshDebateLists } from './debate-keys.ts'
import { voteFailure } from './failures.ts'

/** Votes for a person, or changes the vote. The answer is the new tally and shows at once. */
export function useVote(id: string) {
  const queries = useQueryClient()
  const { queryKey } = debateOptions(id)
  return useMutation({
    mutationFn: (person: string) => client.debates.cast_debate_vote({ p_debate_id: id, p_vote_for_id: person }),
    onSuccess: async (tally) => {
      // An older look that is still on its way must not paint over the answer.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (debate) => debate && { ...debate, ...tally })
      refreshDebateLists(queries)
      toast.success(debateMessages.voted)
    },
    onError: (error) => {
      toastFailure(voteFailure(error))
      void queries.invalidateQueries({ queryKey })
    },
  })
}

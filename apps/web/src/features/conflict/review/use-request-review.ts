import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { toast } from '../../../ui/toast.ts'
import { conflictKey } from '../actions/use-conflict.ts'

/** Asks for a review of what keeps the conflict private. A failure stays with the form, as `error`. */
export function useRequestReview(id: string, onSent: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (request: { reason: string; show_my_words: boolean }) =>
      client.safetyReviews.request_safety_review({ p_conflict_id: id, ...request }),
    onSuccess: () => {
      toast.success('Your request is in. A moderator will look at it.')
      onSent()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: conflictKey(id) }),
  })
}

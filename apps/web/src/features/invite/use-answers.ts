import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../lib/api-error.ts'
import { useDecline } from '../../lib/invites/use-decline.ts'
import { api, queryClient } from '../../lib/query.ts'
import { toast } from '../../ui/toast.ts'

const onError = (error: Error) => toast.error(errorMessage(error))

/** The two ways to have nothing to do with an invite. A failure says why and changes nothing. */
export function useAnswers() {
  const decline = useDecline()
  const block = useMutation(
    api.conflicts.block_inviter.mutationOptions({
      onError,
      // Where the invited person is signed in, it leaves their lists and joins those whom they blocked.
      onSuccess: () =>
        void Promise.all(
          [api.blocks.key(), api.conflicts.get_my_conflicts.key(), api.debates.key()].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey, refetchType: 'active' }),
          ),
        ),
    }),
  )
  return { decline, block }
}

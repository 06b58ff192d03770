import { tipsMessages } from '@squash/contract/messages/tips'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownProfileKey } from '../../lib/profile.ts'
import { api } from '../../lib/query.ts'
import { useUserId } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'

/** Confirms a tip, and shows the badge everywhere from then on. */
export function useConfirmTip() {
  const queryClient = useQueryClient()
  const person = useUserId()
  return useMutation(
    api.supporters.confirm_tip.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ownProfileKey(person) }),
      onError: () => toast.error(tipsMessages.notConfirmed),
    }),
  )
}

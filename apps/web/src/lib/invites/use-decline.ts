import { inviteMessages } from '@squash/contract/messages/invite'
import type { InviteKind } from '@squash/contract/values'
import { useMutation } from '@tanstack/react-query'
import { client } from '../client.ts'
import { failureOf, toastFailure } from '../failure.ts'
import { api, queryClient } from '../query.ts'

/** What is declined: by the token of its mailed link, or by what the signed-in user is invited to. */
type Declined = { token: string } | { kind: InviteKind; id: string }

/**
 * Declines an invite. A failure says why and changes nothing.
 * @param onDeclined called once the screens show it, also when the one that declined has gone by then
 */
export const useDecline = (onDeclined?: () => void) =>
  useMutation({
    mutationFn: (invite: Declined) => client.conflicts.decline_invite(invite),
    onSuccess: async () => {
      await refetchInvites()
      onDeclined?.()
    },
    onError: (error) => {
      toastFailure(failureOf(error, inviteMessages.declineFailed))
      // It may have been answered or closed elsewhere.
      void refetchInvites()
    },
  })

const refetchInvites = () =>
  Promise.all(
    [
      api.conflicts.get_conflict.key(),
      api.conflicts.get_my_conflicts.key(),
      api.conflicts.get_dashboard.key(),
      api.debates.key(),
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )

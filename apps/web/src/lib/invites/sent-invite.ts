import type { InviteKind } from '@squash/contract/values'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { failureOf, toastFailure } from '../failure.tsx'
import { api } from '../query.ts'
import { sentInviteTexts } from './texts.ts'

/** What an invite is to: a conflict or a debate. */
export type InviteSubject = { kind: InviteKind; id: string }

const optionsOf = (subject: InviteSubject) => api.sentInvites.get_sent_invite.queryOptions({ input: subject })

/**
 * The caller's own unanswered invite. It isn't refetched after live events: the answer removes it, so that the request
 * would come too late.
 */
export const useSentInvite = (subject: InviteSubject) =>
  useQuery({ ...optionsOf(subject), refetchOnWindowFocus: 'always' })

/** Sends the invite to another address instead. `onCorrected` is called once the new one is on the screen. */
export function useCorrection(subject: InviteSubject, onCorrected: () => void) {
  const queries = useQueryClient()
  return useMutation(
    api.sentInvites.correct_invite.mutationOptions({
      onSuccess: async () => {
        toast.success(sentInviteTexts.corrected)
        const stale = subject.kind === 'conflict' ? api.conflicts.key() : api.debates.key()
        await Promise.all(
          [stale, optionsOf(subject).queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
        )
        onCorrected()
      },
    }),
  )
}

/** Mails the invite again. */
export function useResend(subject: InviteSubject) {
  const queries = useQueryClient()
  return useMutation(
    api.sentInvites.resend_invite.mutationOptions({
      onSuccess: () => toast.success(sentInviteTexts.resent),
      onError: (error) => toastFailure(failureOf(error, sentInviteTexts.resendFailed)),
      onSettled: () => queries.invalidateQueries({ queryKey: optionsOf(subject).queryKey }),
    }),
  )
}

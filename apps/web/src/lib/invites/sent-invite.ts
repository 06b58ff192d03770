import { passOnMessages } from '@squash/contract/messages/pass-on'
import type { SentInvite } from '@squash/contract/sent-invites'
import type { InviteKind } from '@squash/contract/values'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { momentOf, weekDay } from '../dates.ts'
import { failureOf, toastFailure } from '../failure.tsx'
import { api } from '../query.ts'

export const sentInviteTexts = {
  resent: 'Sent again. That was the only reminder for this invite.',
  resendFailed: 'We couldn’t send the invite again',
  corrected: 'Address corrected. The old one can’t open the invite any more.',
  address: { missing: 'Enter the new address.', own: 'That’s your own address. Invite someone else!' },
  sameAddress: 'The invite already goes to that address.',
  correctionHint: (email: string, left: number) =>
    `We’ll email the invite to this address. ${email} won’t be able to open it any more, and earlier links will stop working. You can change the address ${left === 1 ? 'one more time' : `${left} more times`}.`,
  loadFailed: 'The invite’s details didn’t load',
}

type Dates = Pick<SentInvite, 'mailed_at' | 'reminded_at' | 'reminder_due_at'>

/**
 * When the invite and its reminder were mailed, or will be.
 * @param email the invited address; null if the creator doesn't know it
 */
export function datesOf({ mailed_at, reminded_at, reminder_due_at }: Dates, email: string | null): string {
  const address = email ?? 'them'
  if (mailed_at === null) return passOnMessages.waits(address)
  const mailed = `We emailed ${address} on ${momentOf(mailed_at)}.`
  if (reminded_at !== null) return `${mailed} We sent the only reminder on ${momentOf(reminded_at)}.`
  if (reminder_due_at !== null)
    return `${mailed} If they don’t answer, we’ll remind them once, on ${weekDay(reminder_due_at)}.`
  return `${mailed} We won’t send another email about it.`
}

/** What an invite is for: a conflict or a debate. */
export type InviteSubject = { kind: InviteKind; id: string }

const optionsOf = (subject: InviteSubject) => api.sentInvites.get_sent_invite.queryOptions({ input: subject })

/**
 * The caller's own unanswered invite. It isn't refetched after live events: an answer removes the invite, so the request
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

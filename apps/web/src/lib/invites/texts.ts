import { passOnMessages } from '@squash/contract/messages/pass-on'
import type { SentInvite } from '@squash/contract/sent-invites'
import { momentOf, weekDay } from '../dates.ts'

export const sentInviteTexts = {
  resent: 'Sent again. That was the only reminder for this invite.',
  resendFailed: 'Failed to send the invite again',
  corrected: 'Address corrected. The old one can’t open the invite any more.',
  address: { missing: 'Enter the new address', own: 'That’s your own address. Invite someone else!' },
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

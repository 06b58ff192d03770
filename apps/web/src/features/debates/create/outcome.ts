import { inviteMessages } from '@squash/contract/messages/invite'
import { newDebateMessages } from '@squash/contract/messages/new-debate'
import { errorMessage, hasCode, isRefusal } from '../../../lib/api-error.ts'
import { UNREACHABLE } from '../../../lib/outage.ts'

export type Created = { invite: 'sent' | 'notified'; mail_queued: boolean }

/** What to tell after a debate was created. */
export function createdOutcome({ invite, mail_queued }: Created): { tone: 'success' | 'error'; message: string } {
  if (invite === 'notified') return { tone: 'success', message: newDebateMessages.notified }
  return mail_queued
    ? { tone: 'success', message: newDebateMessages.invited }
    : { tone: 'error', message: inviteMessages.failed }
}

/** What to say after sending failed: a refusal in its own words, and otherwise whether it was the network or us. */
export function failureMessage(error: unknown): string {
  if (isRefusal(error)) return errorMessage(error)
  return newDebateMessages.failed(hasCode(error, UNREACHABLE) ? inviteMessages.network : 'Something broke on our side')
}

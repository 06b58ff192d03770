import { inviteMessages } from '@squash/contract/messages/invite'
import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import { errorMessage, hasCode, isRefusal } from '../../lib/api-error.ts'
import { UNREACHABLE } from '../../lib/outage.ts'

export type Created = { invite: 'sent' | 'notified'; mail_queued: boolean }
export type Outcome = { tone: 'success' | 'info'; message: string }

/** What to tell after a conflict was created. */
export function createdOutcome({ invite, mail_queued }: Created): Outcome {
  if (invite === 'notified') return { tone: 'success', message: newConflictMessages.notified }
  return mail_queued
    ? { tone: 'success', message: newConflictMessages.invited }
    : { tone: 'info', message: newConflictMessages.inviteFailed }
}

/** What to say after sending failed: a refusal in its own words, and the connection only where there was no answer. */
export function failureMessage(error: unknown): string {
  if (isRefusal(error)) return errorMessage(error)
  return hasCode(error, UNREACHABLE)
    ? newConflictMessages.failed(inviteMessages.network)
    : newConflictMessages.failedOnOurSide
}

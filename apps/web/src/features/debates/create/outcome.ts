import { inviteMessages } from '@squash/contract/messages/invite'
import { newDebateMessages } from '@squash/contract/messages/new-debate'

export type Created = { invite: 'sent' | 'notified'; mail_queued: boolean }

/** What to tell after a debate was created (community §8). */
export function createdOutcome({ invite, mail_queued }: Created): { tone: 'success' | 'error'; message: string } {
  if (invite === 'notified') return { tone: 'success', message: newDebateMessages.notified }
  return mail_queued
    ? { tone: 'success', message: newDebateMessages.invited }
    : { tone: 'error', message: inviteMessages.failed }
}

const OWN_SENTENCE: readonly string[] = [newDebateMessages.withYourself, newDebateMessages.fillInAllFields]

/** What to tell after sending failed: the specification's own sentence, or its frame around the reason. */
export const failureMessage = (reason: string): string =>
  OWN_SENTENCE.includes(reason) ? reason : newDebateMessages.failed(reason.replace(/\.$/, ''))

import { MESSAGES } from '@squash/contract/messages'

export type Created = { invite: 'sent' | 'notified'; mail_queued: boolean }
export type Outcome = { tone: 'success' | 'info'; message: string }

/** What to tell after a conflict was created (spec core-flow §8). */
export function createdOutcome({ invite, mail_queued }: Created): Outcome {
  if (invite === 'notified') return { tone: 'success', message: MESSAGES.newConflict.notified }
  return mail_queued
    ? { tone: 'success', message: MESSAGES.newConflict.invited }
    : { tone: 'info', message: MESSAGES.newConflict.inviteFailed }
}

const OWN_SENTENCE: readonly string[] = [MESSAGES.newConflict.withYourself, MESSAGES.newConflict.fillInAllFields]

/** What to tell after sending failed: the specification's own sentence, or its frame around the reason. */
export function failureMessage(reason: string): string {
  if (OWN_SENTENCE.includes(reason)) return reason
  return MESSAGES.newConflict.failed(reason.replace(/\.$/, ''))
}

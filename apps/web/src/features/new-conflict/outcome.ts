import { newConflictMessages } from '@squash/contract/messages/new-conflict'

export type Created = { invite: 'sent' | 'notified'; mail_queued: boolean }
export type Outcome = { tone: 'success' | 'info'; message: string }

/** What to tell after a conflict was created (spec core-flow §8). */
export function createdOutcome({ invite, mail_queued }: Created): Outcome {
  if (invite === 'notified') return { tone: 'success', message: newConflictMessages.notified }
  return mail_queued
    ? { tone: 'success', message: newConflictMessages.invited }
    : { tone: 'info', message: newConflictMessages.inviteFailed }
}

const OWN_SENTENCE: readonly string[] = [newConflictMessages.withYourself, newConflictMessages.fillInAllFields]

/** What to tell after sending failed: the specification's own sentence, or its frame around the reason. */
export function failureMessage(reason: string): string {
  if (OWN_SENTENCE.includes(reason)) return reason
  return newConflictMessages.failed(reason.replace(/\.$/, ''))
}

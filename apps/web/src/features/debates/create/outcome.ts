import { MESSAGES } from '@squash/contract/messages'

export type Created = { invite: 'sent' | 'notified'; mail_queued: boolean }

/** What to tell after a debate was created (community §8). */
export function createdOutcome({ invite, mail_queued }: Created): { tone: 'success' | 'error'; message: string } {
  if (invite === 'notified') return { tone: 'success', message: MESSAGES.newDebate.notified }
  return mail_queued
    ? { tone: 'success', message: MESSAGES.newDebate.invited }
    : { tone: 'error', message: MESSAGES.invite.failed }
}

const OWN_SENTENCE: readonly string[] = [MESSAGES.newDebate.withYourself, MESSAGES.newDebate.fillInAllFields]

/** What to tell after sending failed: the specification's own sentence, or its frame around the reason. */
export const failureMessage = (reason: string): string =>
  OWN_SENTENCE.includes(reason) ? reason : MESSAGES.newDebate.failed(reason.replace(/\.$/, ''))

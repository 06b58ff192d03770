import { inviteMessages } from '@squash/contract/messages/invite'
import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import { newDebateMessages } from '@squash/contract/messages/new-debate'
import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from '../api-error.ts'
import { createdToast, failureMessage, type InviteTexts } from './send-invite.ts'

const conflict: InviteTexts = {
  ...newConflictMessages,
  notMailed: { tone: 'info', message: newConflictMessages.inviteFailed },
}
const debate: InviteTexts = {
  ...newDebateMessages,
  notMailed: { tone: 'error', message: inviteMessages.failed },
  failedOnOurSide: newDebateMessages.failed('Something broke on our side'),
}

describe('the message Maya sees after inviting Jonas', () => {
  it.each([
    ['has no account', { invite: 'sent', mail_queued: true }, conflict, newConflictMessages.invited],
    ['has an account', { invite: 'notified', mail_queued: true }, conflict, newConflictMessages.notified],
    ['gets no mail today', { invite: 'sent', mail_queued: false }, conflict, newConflictMessages.inviteFailed],
    ['has no account', { invite: 'sent', mail_queued: true }, debate, newDebateMessages.invited],
    ['has an account', { invite: 'notified', mail_queued: true }, debate, newDebateMessages.notified],
    ['gets no mail today', { invite: 'sent', mail_queued: false }, debate, 'Failed to send invite'],
  ] as const)('when he %s: %o', (_, created, texts, message) => {
    expect(createdToast(created, texts).message).toBe(message)
  })

  it('mentions the connection only when the server did not answer', () => {
    expect(failureMessage(unreachableError(), conflict)).toBe(
      'Failed to create conflict: Network error occurred. Check your connection and try again?',
    )
    expect(failureMessage(unreachableError(), debate)).toBe(
      'Failed to create debate: Network error occurred. Please try again.',
    )
    expect(failureMessage(answerError(500, '<h1>Oops</h1>'), conflict)).toBe(
      'Failed to create conflict: something broke on our side. Your text is still here. Please try again in a moment.',
    )
    expect(failureMessage(answerError(500, null), debate)).toBe(
      'Failed to create debate: Something broke on our side. Please try again.',
    )
  })

  it.each([
    "You can't start a conflict with yourself. That's called therapy.",
    'You’ve sent a lot of invites today. Please try again tomorrow.',
  ])('shows a refusal in its own words: %s', (message) => {
    expect(failureMessage(answerError(429, { code: 'some.code', message }), debate)).toBe(message)
  })
})

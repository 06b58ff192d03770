import { newConflictMessages } from '@squash/contract/messages/new-conflict'
import { newDebateMessages } from '@squash/contract/messages/new-debate'
import { passOnMessages } from '@squash/contract/messages/pass-on'
import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from '../api-error.ts'
import { createdToast, failureMessage, type InviteTexts } from './send-invite.ts'

const conflict: InviteTexts = newConflictMessages
const debate: InviteTexts = {
  ...newDebateMessages,
  failedOnOurSide: newDebateMessages.failed('Something broke on our side'),
}

describe('the message Maya sees after inviting Jonas', () => {
  it.each([
    ['has no account', { invite: 'sent', mail_queued: true }, conflict, newConflictMessages.invited],
    ['has an account', { invite: 'notified', mail_queued: true }, conflict, newConflictMessages.notified],
    ['has no account', { invite: 'sent', mail_queued: true }, debate, newDebateMessages.invited],
    ['has an account', { invite: 'notified', mail_queued: true }, debate, newDebateMessages.notified],
  ] as const)('when he %s: %o', (_, created, texts, message) => {
    expect(createdToast(created, texts)).toEqual({ tone: 'success', message })
  })

  it.each([
    ['a conflict', 'sent', conflict],
    ['a conflict', 'notified', conflict],
    ['a debate', 'sent', debate],
  ] as const)(
    'to %s says that the mail waits for the daily limit, and doesn’t call it a failure',
    (_, invite, texts) => {
      const message = passOnMessages.waitsShortly
      expect(createdToast({ invite, mail_queued: false }, texts)).toEqual({ tone: 'info', message })
    },
  )

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

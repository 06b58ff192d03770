import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from '../../../lib/api-error.ts'
import { createdOutcome, failureMessage } from './outcome.ts'

describe('what Maya is told after starting a debate', () => {
  it.each([
    [{ invite: 'sent', mail_queued: true }, "Debate created and invite sent! They'll get an email to join Squash."],
    [{ invite: 'notified', mail_queued: true }, 'Debate created! The other party will be notified.'],
    [{ invite: 'sent', mail_queued: false }, 'Failed to send invite'],
  ] as const)('%o: %s', (created, message) => {
    expect(createdOutcome(created).message).toBe(message)
  })
})

describe('what Maya is told when it failed', () => {
  it('is that the network failed, or that it is our fault', () => {
    expect(failureMessage(unreachableError())).toBe(
      'Failed to create debate: Network error occurred. Please try again.',
    )
    expect(failureMessage(answerError(500, null))).toBe(
      'Failed to create debate: Something broke on our side. Please try again.',
    )
  })

  it.each([
    "You can't debate yourself. Invite someone else!",
    'You have sent a lot of invites today. Please try again tomorrow.',
  ])('is a refusal in its own words: %s', (message) => {
    expect(failureMessage(answerError(429, { code: 'some.code', message }))).toBe(message)
  })
})

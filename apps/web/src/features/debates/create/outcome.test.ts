import { describe, expect, it } from 'vitest'
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
  it('is the reason in the frame of the specification', () => {
    expect(failureMessage('Network error occurred')).toBe(
      'Failed to create debate: Network error occurred. Please try again.',
    )
  })

  it('has one full stop', () => {
    expect(failureMessage('You have sent a lot of invites today. Please try again tomorrow.')).toBe(
      'Failed to create debate: You have sent a lot of invites today. Please try again tomorrow. Please try again.',
    )
  })

  it.each(["You can't debate yourself. Invite someone else!", 'Please fill in all fields to start the debate.'])(
    'is the specification’s own sentence where it has one: %s',
    (sentence) => {
      expect(failureMessage(sentence)).toBe(sentence)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { answerError, unreachableError } from '../../lib/api-error.ts'
import { createdOutcome, failureMessage } from './outcome.ts'

describe('what Maya is told after sending', () => {
  it('is that Jonas gets an invite when he has no account', () => {
    expect(createdOutcome({ invite: 'sent', mail_queued: true })).toEqual({
      tone: 'success',
      message: "Conflict created and invite sent! They'll get an email to join Squash.",
    })
  })

  it('is that Jonas is notified when he has one', () => {
    expect(createdOutcome({ invite: 'notified', mail_queued: true }).message).toBe(
      'Conflict created! The other party will be notified. Time to get this sorted.',
    )
  })

  it('is the truth when no invite could go out', () => {
    expect(createdOutcome({ invite: 'sent', mail_queued: false })).toEqual({
      tone: 'info',
      message: 'Conflict created, but failed to send invite email. They can still join manually.',
    })
  })

  it('mentions the connection only when nobody answered', () => {
    expect(failureMessage(unreachableError())).toBe(
      'Failed to create conflict: Network error occurred. Check your connection and try again?',
    )
    expect(failureMessage(answerError(500, '<h1>Oops</h1>'))).toBe(
      'Failed to create conflict: something broke on our side. Your text is still here. Please try again in a moment.',
    )
  })

  it.each([
    "You can't start a conflict with yourself. That's called therapy.",
    'You have sent a lot of invites today. Please try again tomorrow.',
  ])('is a refusal in its own words: %s', (message) => {
    expect(failureMessage(answerError(429, { code: 'some.code', message }))).toBe(message)
  })
})

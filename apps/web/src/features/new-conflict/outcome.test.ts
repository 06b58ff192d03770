import { describe, expect, it } from 'vitest'
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

  it('names the reason when it failed', () => {
    expect(failureMessage('Network error occurred')).toBe(
      'Failed to create conflict: Network error occurred. Check your connection and try again?',
    )
    expect(failureMessage('Please try again tomorrow.')).toBe(
      'Failed to create conflict: Please try again tomorrow. Check your connection and try again?',
    )
  })

  it('is the specification’s own sentence where there is one', () => {
    const therapy = "You can't start a conflict with yourself. That's called therapy."
    expect(failureMessage(therapy)).toBe(therapy)
  })
})

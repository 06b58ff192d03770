import { describe, expect, it } from 'vitest'
import { nothingAllowed } from '../../testing/nothing-allowed.ts'
import { statusToneOf } from './lists.ts'

describe('the colour of a status label', () => {
  it('is the viewer’s own when they must act, whether they are party 1 or 2', () => {
    const asked = { phase: 'vote_2', can: { ...nothingAllowed, vote: true } } as const
    expect(statusToneOf({ ...asked, viewer_role: 'user1' })).toBe('party1')
    expect(statusToneOf({ ...asked, viewer_role: 'user2' })).toBe('party2')
  })

  it('is plain while waiting for the other party, and once the conflict has closed', () => {
    expect(statusToneOf({ phase: 'awaiting_response', can: nothingAllowed, viewer_role: 'user1' })).toBe('plain')
    expect(statusToneOf({ phase: 'abandoned', can: nothingAllowed, viewer_role: 'user1' })).toBe('plain')
  })

  it('is the mediator’s lime while it works and once it is squashed', () => {
    expect(statusToneOf({ phase: 'rehashing', can: nothingAllowed, viewer_role: 'user2' })).toBe('mediator')
    expect(statusToneOf({ phase: 'resolved', can: nothingAllowed, viewer_role: 'user2' })).toBe('mediator')
  })
})

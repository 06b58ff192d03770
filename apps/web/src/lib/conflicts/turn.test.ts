import { describe, expect, it } from 'vitest'
import { statusToneOf, turnOf } from './turn.ts'

const nothing = {
  respond: false,
  vote: false,
  submit_core_issue: false,
  request_final_ruling: false,
  close_without_ruling: false,
  delete: false,
}

describe('whose turn it is', () => {
  it('is Jonas’s until he answers, although Maya could delete', () => {
    expect(turnOf({ phase: 'awaiting_response', can: { ...nothing, delete: true } })).toBe('other')
    expect(turnOf({ phase: 'awaiting_response', can: { ...nothing, respond: true } })).toBe('viewer')
  })

  it('is Maya’s until she has voted', () => {
    expect(turnOf({ phase: 'vote_1', can: { ...nothing, vote: true } })).toBe('viewer')
    expect(turnOf({ phase: 'vote_1', can: nothing })).toBe('other')
  })

  it('is the other party’s after Maya votes on the reflection, although she can still ask for a ruling', () => {
    expect(
      turnOf({ phase: 'vote_3', can: { ...nothing, request_final_ruling: true, close_without_ruling: true } }),
    ).toBe('other')
  })

  it('is the viewer’s when only a ruling is left', () => {
    expect(
      turnOf({
        phase: 'ruling_available',
        can: { ...nothing, request_final_ruling: true, close_without_ruling: true },
      }),
    ).toBe('viewer')
  })

  it.each(['mediating', 'rehashing', 'reflecting', 'ruling'] as const)('is the mediator’s while %s', (phase) => {
    expect(turnOf({ phase, can: nothing })).toBe('mediator')
  })

  it.each(['ruled', 'resolved', 'abandoned'] as const)('belongs to neither once %s', (phase) => {
    expect(turnOf({ phase, can: nothing })).toBe('nobody')
  })
})

describe('the colour of a status label', () => {
  it('is the viewer’s own when they must act, whether they are party 1 or 2', () => {
    const asked = { phase: 'vote_2', can: { ...nothing, vote: true } } as const
    expect(statusToneOf({ ...asked, viewer_role: 'user1' })).toBe('party1')
    expect(statusToneOf({ ...asked, viewer_role: 'user2' })).toBe('party2')
  })

  it('is plain while waiting for the other party, and once the conflict has closed', () => {
    expect(statusToneOf({ phase: 'awaiting_response', can: nothing, viewer_role: 'user1' })).toBe('plain')
    expect(statusToneOf({ phase: 'abandoned', can: nothing, viewer_role: 'user1' })).toBe('plain')
  })

  it('is the mediator’s lime while it works and once it is squashed', () => {
    expect(statusToneOf({ phase: 'rehashing', can: nothing, viewer_role: 'user2' })).toBe('mediator')
    expect(statusToneOf({ phase: 'resolved', can: nothing, viewer_role: 'user2' })).toBe('mediator')
  })
})

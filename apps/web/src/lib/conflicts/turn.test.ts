import { describe, expect, it } from 'vitest'
import { statusToneOf, turnOf } from './turn.ts'

const nothing = { respond: false, vote: false, submit_core_issue: false, request_final_ruling: false, delete: false }

describe('whose turn it is', () => {
  it('is Jonas’s while he has not answered, although Maya could delete', () => {
    expect(turnOf({ phase: 'awaiting_response', can: { ...nothing, delete: true } })).toBe('other')
    expect(turnOf({ phase: 'awaiting_response', can: { ...nothing, respond: true } })).toBe('viewer')
  })

  it('is Maya’s until she has voted', () => {
    expect(turnOf({ phase: 'vote_1', can: { ...nothing, vote: true } })).toBe('viewer')
    expect(turnOf({ phase: 'vote_1', can: nothing })).toBe('other')
  })

  it('is the other’s once Maya voted on the reflection, although she may still ask for a ruling', () => {
    expect(turnOf({ phase: 'vote_3', can: { ...nothing, request_final_ruling: true } })).toBe('other')
  })

  it('is the viewer’s when only a ruling is left', () => {
    expect(turnOf({ phase: 'ruling_available', can: { ...nothing, request_final_ruling: true } })).toBe('viewer')
  })

  it.each(['mediating', 'rehashing', 'reflecting', 'ruling'] as const)('is the mediator’s while %s', (phase) => {
    expect(turnOf({ phase, can: nothing })).toBe('mediator')
  })

  it.each(['ruled', 'resolved', 'abandoned'] as const)('is nobody’s once %s', (phase) => {
    expect(turnOf({ phase, can: nothing })).toBe('nobody')
  })
})

describe('the colour of a status label', () => {
  it('is the viewer’s own when they must act, wherever they sit', () => {
    const asked = { phase: 'vote_2', can: { ...nothing, vote: true } } as const
    expect(statusToneOf({ ...asked, viewer_role: 'user1' })).toBe('party1')
    expect(statusToneOf({ ...asked, viewer_role: 'user2' })).toBe('party2')
  })

  it('is plain while waiting for the other, and for a conflict that closed', () => {
    expect(statusToneOf({ phase: 'awaiting_response', can: nothing, viewer_role: 'user1' })).toBe('plain')
    expect(statusToneOf({ phase: 'abandoned', can: nothing, viewer_role: 'user1' })).toBe('plain')
  })

  it('is the mediator’s lime while it works and once it is squashed', () => {
    expect(statusToneOf({ phase: 'rehashing', can: nothing, viewer_role: 'user2' })).toBe('mediator')
    expect(statusToneOf({ phase: 'resolved', can: nothing, viewer_role: 'user2' })).toBe('mediator')
  })
})

import { describe, expect, it } from 'vitest'
import { conflictIn } from './testing/conflicts.ts'
import { stateOf, turnOf } from './turn.ts'

const nothing = {
  respond: false,
  vote: false,
  submit_core_issue: false,
  request_final_ruling: false,
  close_without_ruling: false,
  delete: false,
}

describe('the turn in a conflict', () => {
  it('is Jonas’s until he answers, although Maya could delete the conflict', () => {
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

  it('is the viewer’s when only a ruling is left to request', () => {
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

  it.each(['ruled', 'resolved', 'abandoned'] as const)('is nobody’s once %s', (phase) => {
    expect(turnOf({ phase, can: nothing })).toBe('nobody')
  })
})

describe('the state in a user’s list', () => {
  it.each([
    ['awaiting_response', 'waiting', 'your_turn'],
    ['mediating', 'waiting', 'waiting'],
    ['vote_1', 'your_turn', 'your_turn'],
    ['core_issues', 'your_turn', 'your_turn'],
    ['ruling_available', 'your_turn', 'your_turn'],
    ['ruling', 'waiting', 'waiting'],
    ['ruled', 'ruled', 'ruled'],
    ['resolved', 'resolved', 'resolved'],
    ['abandoned', 'closed', 'closed'],
  ] as const)('of a conflict in %s is %s for Maya, who started it, and %s for Jonas', (phase, maya, jonas) => {
    expect([stateOf(conflictIn(phase), 'user1'), stateOf(conflictIn(phase), 'user2')]).toEqual([maya, jonas])
  })

  it('becomes “waiting” for the party who has voted', () => {
    const voted = conflictIn('vote_1', { user1_satisfaction: true })
    expect([stateOf(voted, 'user1'), stateOf(voted, 'user2')]).toEqual(['waiting', 'your_turn'])
  })
})

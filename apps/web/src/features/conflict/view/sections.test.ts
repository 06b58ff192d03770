import { describe, expect, it } from 'vitest'
import { conflictIn, seenByJonas } from '../testing/conflict-in.ts'
import { sectionsOf } from './sections.ts'

describe('the parts of the conflict screen', () => {
  it('let Maya wait where Jonas sees the form for his answer', () => {
    const pending = conflictIn('awaiting_response')
    expect(sectionsOf(pending)).toEqual(['creator_message', 'waiting_for_response'])
    expect(sectionsOf(seenByJonas(pending))).toEqual(['creator_message', 'respond_form'])
  })

  it.each([
    ['mediating', ['creator_message', 'response', 'work']],
    ['vote_1', ['creator_message', 'response', 'mediation', 'vote']],
    ['rehashing', ['creator_message', 'response', 'mediation', 'work']],
    ['vote_2', ['creator_message', 'response', 'mediation', 'rehash', 'vote']],
    ['core_issues', ['creator_message', 'response', 'mediation', 'rehash', 'core_issues']],
    ['reflecting', ['creator_message', 'response', 'mediation', 'rehash', 'core_issues', 'work']],
    ['vote_3', ['creator_message', 'response', 'mediation', 'rehash', 'core_issues', 'reflection', 'vote']],
    ['ruling', ['creator_message', 'response', 'mediation', 'rehash', 'core_issues', 'reflection', 'work']],
    ['ruled', ['creator_message', 'response', 'mediation', 'rehash', 'core_issues', 'reflection', 'ruling']],
    ['resolved', ['creator_message', 'response', 'mediation', 'resolved']],
  ] as const)('come in the order of the rounds in %s', (phase, expected) => {
    expect(sectionsOf(conflictIn(phase))).toEqual(expected)
  })

  it('grow at the end only: what Maya is reading never moves down', () => {
    const lasting = (phase: Parameters<typeof conflictIn>[0]) =>
      sectionsOf(conflictIn(phase)).filter((section) => section !== 'work' && section !== 'vote')
    const phases = [
      'mediating',
      'vote_1',
      'rehashing',
      'vote_2',
      'core_issues',
      'reflecting',
      'vote_3',
      'ruled',
    ] as const
    for (const [index, phase] of phases.entries()) {
      const before = lasting(phases[index - 1] ?? 'mediating')
      expect(lasting(phase).slice(0, before.length)).toEqual(before)
    }
  })

  it('say first that a conflict was closed, and ask nothing more of anybody', () => {
    expect(sectionsOf(conflictIn('abandoned'))).toEqual(['closed', 'creator_message'])
  })
})

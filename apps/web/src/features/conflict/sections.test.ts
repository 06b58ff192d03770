import { describe, expect, it } from 'vitest'
import { nextActionOf, sectionsOf, stepsOf } from './sections.ts'
import { conflictIn, seenByJonas } from './testing/conflict-in.ts'

describe('the parts of the conflict screen', () => {
  it('show Maya that she is waiting where Jonas sees the response form', () => {
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
  ] as const)('come in the order of the rounds in %s', (phase, expected) => {
    expect(sectionsOf(conflictIn(phase))).toEqual(expected)
  })

  it('are only added at the end, so that what Maya is reading never moves down', () => {
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

  it('start with the outcome of a resolved conflict, unless it was resolved while it was on screen', () => {
    const conflict = conflictIn('resolved')
    expect(sectionsOf(conflict)).toEqual(['resolved', 'creator_message', 'response', 'mediation'])
    expect(sectionsOf(conflict, false)).toEqual(['creator_message', 'response', 'mediation', 'resolved'])
  })

  it('start with the closing of a closed conflict, and ask nothing more of either party', () => {
    expect(sectionsOf(conflictIn('abandoned'))).toEqual(['closed', 'creator_message'])
  })
})

const picture = (steps: ReturnType<typeof stepsOf>) => steps.map((step) => step.state[0]).join('')
const labels = (steps: ReturnType<typeof stepsOf>) => steps.map((step) => step.label)

describe('the steps of a conflict', () => {
  it('label the sides from the viewer’s perspective: “Your side” for Maya is “Their side” for Jonas', () => {
    const rounds = ['Mediation', 'Rehash', 'Core issue', 'Final ruling']
    expect(labels(stepsOf(conflictIn('vote_1')))).toEqual(['Your side', 'Their side', ...rounds])
    expect(labels(stepsOf(seenByJonas(conflictIn('vote_1'))))).toEqual(['Their side', 'Your side', ...rounds])
  })

  it.each([
    ['awaiting_response', 'dcnnnn'],
    ['mediating', 'ddcnnn'],
    ['vote_1', 'ddcnnn'],
    ['rehashing', 'dddcnn'],
    ['vote_2', 'dddcnn'],
    ['core_issues', 'ddddcn'],
    ['reflecting', 'ddddcn'],
    ['vote_3', 'ddddcn'],
    ['ruling_available', 'dddddc'],
    ['ruling', 'dddddc'],
    ['ruled', 'dddddd'],
  ] as const)('show in %s what is done, current and to come: %s', (phase, expected) => {
    expect(picture(stepsOf(conflictIn(phase)))).toBe(expected)
  })

  it('mark the remaining rounds as not needed once the conflict is squashed', () => {
    expect(picture(stepsOf(conflictIn('resolved')))).toBe('dddsss')
    const afterRehash = { ai_rehash_summary: 'Another way', ai_rehash_suggestion: 'Try this' }
    expect(picture(stepsOf(conflictIn('resolved', afterRehash)))).toBe('ddddss')
  })

  it('end where an abandoned conflict ended', () => {
    expect(picture(stepsOf(conflictIn('abandoned')))).toBe('dsssss')
    expect(picture(stepsOf(conflictIn('abandoned', { user2_translated_message: 'I hear you.' })))).toBe('ddssss')
  })
})

describe('the button that leads to the next action', () => {
  it('takes Jonas to the response form, and is absent for Maya while she waits', () => {
    expect(nextActionOf(seenByJonas(conflictIn('awaiting_response')))?.target).toBe('respond_form')
    expect(nextActionOf(conflictIn('awaiting_response'))).toBeNull()
  })

  it.each(['vote_1', 'vote_2', 'core_issues', 'vote_3', 'ruling_available'] as const)(
    'leads to a part that exists on the screen in %s',
    (phase) => expect(sectionsOf(conflictIn(phase))).toContain(nextActionOf(conflictIn(phase))?.target),
  )

  it.each(['mediating', 'ruled', 'resolved', 'abandoned'] as const)(
    'is absent when no action is needed: %s',
    (phase) => {
      expect(nextActionOf(conflictIn(phase))).toBeNull()
    },
  )
})

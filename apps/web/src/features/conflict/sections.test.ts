import { describe, expect, it } from 'vitest'
import { conflictIn, seenByJonas } from '../../testing/conflict-in.ts'
import { foldsOf, outlineOf, type Section, stepsOf } from './sections.ts'

const shownIn = (...given: Parameters<typeof outlineOf>): Section[] => outlineOf(...given).shown

describe('the parts of the conflict screen', () => {
  it('show Maya that she is waiting where Jonas sees the response form', () => {
    const pending = conflictIn('awaiting_response')
    expect(shownIn(pending)).toEqual(['creator_message', 'waiting_for_response'])
    expect(shownIn(seenByJonas(pending))).toEqual(['creator_message', 'respond_form'])
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
  ] as const)('come in the order of the rounds in %s', (phase, expected) => {
    expect(shownIn(conflictIn(phase))).toEqual(expected)
  })

  it('are only added at the end, so that what Maya is reading never moves down', () => {
    const lasting = (phase: Parameters<typeof conflictIn>[0]) =>
      shownIn(conflictIn(phase), false).filter((section) => section !== 'work' && section !== 'vote')
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

  it('start with the outcome, and fold what led there, when a finished conflict is opened', () => {
    const rounds = ['creator_message', 'response', 'mediation']
    expect(outlineOf(conflictIn('resolved'))).toEqual({ shown: ['resolved'], earlier: rounds })
    expect(outlineOf(conflictIn('ruled'))).toEqual({
      shown: ['ruling'],
      earlier: [...rounds, 'rehash', 'core_issues', 'reflection'],
    })
    expect(outlineOf(conflictIn('vote_3', { phase: 'abandoned', closed_reason: 'left_open' })).shown).toEqual([
      'closed',
    ])
  })

  it('stay in place, with the outcome at the end, when the conflict is finished while it is on screen', () => {
    const sections = ['creator_message', 'response', 'mediation', 'resolved']
    expect(outlineOf(conflictIn('resolved'), false)).toEqual({ shown: sections, earlier: [] })
  })

  it('show the message of a conflict that closed before there was an answer', () => {
    expect(outlineOf(conflictIn('abandoned'))).toEqual({ shown: ['closed', 'creator_message'], earlier: [] })
  })

  it('are folded by round, with both messages in one fold', () => {
    const folds = foldsOf(outlineOf(conflictIn('ruled')).earlier)
    expect(folds.map(({ label }) => label)).toEqual([
      'What you each said',
      'Round 1: AI mediation',
      'Round 2: AI rehash',
      'What it was really about',
      'Round 3: Core reflection',
    ])
    expect(folds[0]?.sections).toEqual(['creator_message', 'response'])
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

it('each step has the colour of Maya, Jonas or the mediator, depending on whose step it is', () => {
  const tones = stepsOf(conflictIn('vote_1')).map(({ tone }) => tone)
  expect(tones).toEqual(['party1', 'party2', 'mediator', 'mediator', 'mediator', 'mediator'])
})

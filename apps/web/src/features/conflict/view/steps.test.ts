import { describe, expect, it } from 'vitest'
import { conflictIn, seenByJonas } from '../testing/conflict-in.ts'
import { stepsOf } from './steps.ts'

const picture = (steps: ReturnType<typeof stepsOf>) => steps.map((step) => step.state[0]).join('')
const labels = (steps: ReturnType<typeof stepsOf>) => steps.map((step) => step.label)

describe('the steps of a conflict', () => {
  it('call the sides by who looks: Maya’s own side comes first, for Jonas it is theirs', () => {
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

  it('spare Maya and Jonas the rounds that they no longer need once it is squashed', () => {
    expect(picture(stepsOf(conflictIn('resolved')))).toBe('dddsss')
    const afterRehash = { ai_rehash_summary: 'Another way', ai_rehash_suggestion: 'Try this' }
    expect(picture(stepsOf(conflictIn('resolved', afterRehash)))).toBe('ddddss')
  })

  it('stop where an abandoned conflict stopped', () => {
    expect(picture(stepsOf(conflictIn('abandoned')))).toBe('dsssss')
    expect(picture(stepsOf(conflictIn('abandoned', { user2_translated_message: 'I hear you.' })))).toBe('ddssss')
  })
})

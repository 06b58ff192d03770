import { describe, expect, it } from 'vitest'
import { beforeSending } from './before-sending.ts'

const CALM = 'The dishes'
const DESPAIR = 'I want to die.'
const SLUR = 'You retard'
const THREAT = 'I will kill you.'

describe('what Maya sends', () => {
  it.each([
    ['harmless words', [CALM], false, { verdict: 'send', keep_private: false, hint: [] }],
    ['harmless words, acknowledged for no reason', [CALM], true, { verdict: 'send', keep_private: false, hint: [] }],
    ['a warning sign', [CALM, DESPAIR], false, { verdict: 'pause', kinds: ['self_harm'] }],
    ['a warning sign that she acknowledges', [CALM, DESPAIR], true, { verdict: 'send', keep_private: true, hint: [] }],
    ['a sign in the title alone', [DESPAIR, CALM], false, { verdict: 'pause', kinds: ['self_harm'] }],
    ['a slur', [CALM, SLUR], false, { verdict: 'pause', kinds: ['slur'] }],
    ['a slur that she acknowledges', [CALM, SLUR], true, { verdict: 'send', keep_private: false, hint: [] }],
    ['a slur beside a warning sign', [SLUR, DESPAIR], true, { verdict: 'send', keep_private: true, hint: [] }],
    ['a threat', [CALM, THREAT], false, { verdict: 'stop', kinds: ['threat'] }],
    ['a threat that she acknowledges', [CALM, THREAT], true, { verdict: 'stop', kinds: ['threat'] }],
    ['a threat next to a warning sign', [DESPAIR, THREAT], true, { verdict: 'stop', kinds: ['self_harm', 'threat'] }],
  ] as const)('is judged as a whole: %s', (_, texts, acknowledged, verdict) => {
    expect(beforeSending(texts, { acknowledged, hints: null })).toEqual(verdict)
  })
})

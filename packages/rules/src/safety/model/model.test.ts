import { describe, expect, it } from 'vitest'
import { cardOf, modelFrom, weightsOf } from './encode.ts'
import { featuresOf } from './features.ts'
import { suspect } from './model.ts'
import { type LabelledMessage, trainModel } from './train.ts'

const MESSAGES: readonly LabelledMessage[] = [
  ...['he keeps my passport in his drawer', 'he counts the money and keeps the card', 'he decides who I may see'].map(
    (text) => ({ text, kinds: ['coercive_control'] as const }),
  ),
  ...['you waited outside my office again', 'you sat in the car outside my flat all night'].map((text) => ({
    text,
    kinds: ['stalking'] as const,
  })),
  ...[
    'you left the dishes in the sink again',
    'you never pay the rent on time',
    'the music was loud all night',
    'you promised to water the plants',
    'you ate my yoghurt again',
  ].map((text) => ({ text, kinds: [] })),
]

const train = () => trainModel(MESSAGES, MESSAGES)

describe('the safety model', () => {
  it('suspects what resembles the dangerous messages it was trained on, and ranks the kind first', () => {
    const model = train()
    const control = suspect('he keeps my card and my passport', model)
    expect(control.probability).toBeGreaterThan(suspect('you left the plants in the sink', model).probability)
    expect(control.kinds[0]).toBe('coercive_control')
    expect(suspect('you sat outside my office in the car', model).kinds[0]).toBe('stalking')
  })

  it('is the same model whenever it is trained on the same messages', () => {
    expect(train()).toEqual(train())
  })

  it('comes back unchanged from the bytes and the card that it is stored as', () => {
    const model = train()
    expect(modelFrom(cardOf(model, 'hash'), weightsOf(model))).toEqual(model)
  })

  it('refuses weights of another size', () => {
    expect(() => modelFrom(cardOf(train(), 'hash'), new Int8Array(3))).toThrow('npm run train:safety')
  })
})

describe('the features of a message', () => {
  it.each([
    ['capitals', 'You NEVER Listen', 'you never listen'],
    ['accents', 'déjà', 'deja'],
    ['stretched letters', 'nooooo', 'nooo'],
    ['digits', 'call 112', 'call 999'],
    ['typographic apostrophes', 'don’t', "don't"],
    ['invisible characters', 'li\u200bsten', 'listen'],
  ])('ignore %s', (_, one, other) => {
    expect(featuresOf(one)).toEqual(featuresOf(other))
  })

  it('include each character of a language without spaces', () => {
    const known = new Set(featuresOf('我想死'))
    expect([...featuresOf('死')].some((feature) => known.has(feature))).toBe(true)
  })
})

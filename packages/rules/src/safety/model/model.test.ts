import { describe, expect, it } from 'vitest'
import { conceptsIn } from '../../classifier/concepts.ts'
import { featuresOf } from '../../classifier/features.ts'
import { wordsOf } from '../../classifier/words.ts'
import { cardOf, modelFrom, weightsOf } from './encode.ts'
import { suspect } from './model.ts'
import { trainModel } from './train.ts'

const CONTROL = [
  'he keeps my passport in his drawer',
  'he counts the money and keeps the card',
  'he decides who I may see',
]
const STALKING = ['you waited outside my office again', 'you sat in the car outside my flat all night']
const QUARRELS = [
  'you left the dishes in the sink again',
  'you never pay the rent on time',
  'the music was loud all night',
  'you promised to water the plants',
  'you ate my yoghurt again',
]

const MESSAGES = ['maya', 'ravi'].flatMap((author) => [
  ...CONTROL.map((text) => ({ text, kinds: ['coercive_control'] as const, stop: false, author, weight: 1 })),
  ...STALKING.map((text) => ({ text, kinds: ['stalking'] as const, stop: false, author, weight: 1 })),
  ...QUARRELS.map((text) => ({ text, kinds: [], stop: false, author, weight: 1 })),
])

const train = () => trainModel(MESSAGES).model
const model = train()

describe('the safety model', () => {
  it('flags messages that resemble the dangerous ones it was trained on, and ranks the right kind first', () => {
    const control = suspect('he keeps my card and my passport', model)
    expect(control.probability).toBeGreaterThan(suspect('you left the plants in the sink', model).probability)
    expect(control.kinds[0]).toBe('coercive_control')
    expect(suspect('you sat outside my office in the car', model).kinds[0]).toBe('stalking')
  })

  it('is identical whenever it is trained on the same messages', () => {
    const again = train()
    expect(cardOf(again, 'hash')).toEqual(cardOf(model, 'hash'))
    // `toEqual` takes seconds for a million weights.
    const weights = weightsOf(model)
    expect(weightsOf(again).every((weight, at) => weight === weights[at])).toBe(true)
  })

  it('survives a round trip through its stored bytes and card', () => {
    expect(modelFrom(cardOf(model, 'hash'), weightsOf(model))).toEqual(model)
  })

  it('refuses weights of the wrong size', () => {
    expect(() => modelFrom(cardOf(model, 'hash'), new Int8Array(3))).toThrow('npm run train:safety')
  })
})

describe('the concepts of a message', () => {
  const concepts = (text: string) => conceptsIn(wordsOf(text)).flat()

  it.each([
    ['English', 'he keeps my passport'],
    ['Spanish', 'él tiene mi pasaporte y no me lo da'],
    ['German', 'er hat meinen Pass und gibt ihn mir nicht'],
    ['French', 'il garde mon passeport et je ne sais pas où'],
    ['Portuguese', 'ele guarda o meu passaporte e eu não sei onde'],
    ['romanised Hindi', 'usne mera passport rakh liya hai'],
    ['Arabic', 'جوازي معه'],
    ['Chinese', '他拿走了我的护照'],
  ])('are the same in %s', (_, text) => {
    expect(concepts(text)).toContain('passport')
  })

  it('distinguish words that are spelt alike in two languages', () => {
    expect(concepts('die Tür ist zu und ich bin nicht da')).not.toContain('die')
    expect(concepts('i want to die')).toContain('die')
  })
})

describe('the features of a message', () => {
  it.each([
    ['capitals', 'You NEVER Listen', 'you never listen'],
    ['accents', 'déjà', 'deja'],
    ['stretched letters', 'nooooo', 'nooo'],
    ['digits', 'call 112', 'call 999'],
    ['typographic apostrophes', 'don’t', "don't"],
    ['spellings of Arabic letters', 'أمك خائفة', 'امك خائفه'],
    ['invisible characters', 'li\u200bsten', 'listen'],
  ])('ignore %s', (_, one, other) => {
    expect(featuresOf(one)).toEqual(featuresOf(other))
  })

  it('include each character of a language without spaces', () => {
    const known = new Set(featuresOf('我想死'))
    expect([...featuresOf('死')].some((feature) => known.has(feature))).toBe(true)
  })
})

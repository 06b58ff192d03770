import { describe, expect, it } from 'vitest'
import { readWordClasses } from '../../../classifier/word-classes.ts'
import { tokensOf } from '../tokens.ts'
import { doubtfulIn } from './doubtful.ts'
import { type TrainingClause, trainClauseModel } from './train.ts'

const labelled = (text: string, insults: boolean): TrainingClause[] =>
  ['maya', 'ravi', 'zoe'].map((author) => ({
    clause: tokensOf(text),
    insults,
    language: 'english',
    author,
    weight: 1,
    signs: [],
    message: { length: text.length, found: [] },
  }))
const { model: trained } = trainClauseModel(
  [...labelled('you could get lost in a wardrobe', true), ...labelled('you left the gate open again', false)],
  readWordClasses('0 wardrobe'),
  3,
)
const thresholds = { ...trained.english, calibration: { slope: 1, offset: 0 } }
const model = {
  ...trained,
  english: { ...thresholds, blatant: 1, certain: 1, sure: 1, doubtful: 0.99, possible: 0.5 },
  other: { ...thresholds, blatant: 1, certain: 1, sure: 1, doubtful: 0, possible: 0 },
}
const marked = (text: string, isHostile = true): string[] => doubtfulIn(text, model, isHostile).map((one) => one.text)

describe('the doubtful stretches of a text', () => {
  it('include a clause judged “possible” if the message has other insults', () => {
    const text = 'The rent is late. You could get lost in a wardrobe.'
    expect(marked(text)).toEqual(['You could get lost in a wardrobe'])
    expect(marked(text, false)).toEqual([])
  })

  it.each([
    ['You charged me twice, and the moron you sent broke the tap.', ['moron']],
    ['Nobody is calling you someone who could get lost in a wardrobe.', []],
    ['It’s not that you could get lost in a wardrobe.', []],
    ['I didn’t say you could get lost in a wardrobe.', []],
    ['I felt like a moron in front of your mum.', []],
    ['I was the moron who paid for it.', []],
    ['Your brother is not a moron.', []],
    ['She said "what a moron" and left.', []],
  ])(
    'include an insulting noun, unless the author applies it to themselves, denies it or quotes it: %s',
    (text, expected) => {
      expect(marked(text, false)).toEqual(expected)
    },
  )

  it('are whole sentences in another language', () => {
    const text = 'Mit solchen Leuten, das sage ich ehrlich, will man nicht wohnen.'
    expect(marked(text)).toEqual([text.slice(0, -1)])
  })

  it('include a barb with a date in it, which is never cut', () => {
    const barb = "If I wanted a critique from someone who burns the sprouts in October I'd have asked for one"
    expect(marked(`The rent is late. ${barb}.`)).toEqual([barb])
  })
})

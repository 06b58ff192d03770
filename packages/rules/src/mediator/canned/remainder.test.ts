import { describe, expect, it } from 'vitest'
import type { Hit } from '../insults/insults-in.ts'
import { tokensOf } from '../insults/tokens.ts'
import { cutSentence } from './cut-sentence.ts'
import { withoutDanglingPart } from './remainder.ts'
import { translateWithoutModel } from './translate.ts'

const calm = (message: string): string => translateWithoutModel({ message }).text

describe('what is left of a sentence', () => {
  it.each([
    "You're a deadbeat and a drunk, and he's starting to figure it out. Pay me $40.",
    "You're a coward and you're thick, and I say it having had my whole life to look for another explanation. Pay me $40.",
    'It was done with all the subtlety of a tractor, which is all one can expect from you. Pay me $40.',
  ])('goes with the insult if it makes no sense without it, and its author doesn’t need it: %s', (message) => {
    expect(calm(message)).toBe('Pay me $40.')
  })

  it.each([
    ["You're a selfish idiot and your dog bit the postman.", 'Your dog bit the postman.'],
    ["I love you but you're being a complete asshole.", 'I love you.'],
    ['You idiot, ring her.', 'Ring her.'],
    ["You're an idiot, Ben. And she was in hospital for three days.", 'Ben, and she was in hospital for three days.'],
  ])('stays if it states an action, asks for something, expresses a feeling or is a name: %s', (message, expected) => {
    expect(calm(message)).toBe(expected)
  })

  it.each([
    [
      'We sold sixty tickets, and I run your scenes with a hat stand, which',
      ' has more range',
      'We sold sixty tickets , and I run your scenes with a hat stand',
    ],
    [
      'I do all the school runs, and I paid the rent',
      ', you sofa cushion',
      'I do all the school runs , and I paid the rent',
    ],
  ])('loses a last part that leads up to the insult, unless it states an action: %s', (left, cut, expected) => {
    const kept = tokensOf(left)
    const rest = withoutDanglingPart(tokensOf(left + cut), kept)
    expect(rest.map(({ word }) => word).join(' ')).toBe(expected)
  })

  it('is the whole sentence if it would make no sense without the insult', () => {
    const sentence = tokensOf("I don't appreciate being called a crook in a review")
    const judged: Hit = { from: 5, to: sentence.length, cut: 'words', reason: 'insult', isJudged: true }
    expect(cutSentence(sentence, [judged], () => false)).toEqual({ kept: sentence, isCut: false, isClauseCut: false })
  })
})

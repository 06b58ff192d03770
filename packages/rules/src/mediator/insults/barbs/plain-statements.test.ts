import { expect, it } from 'vitest'
import { tokensOf } from '../tokens.ts'
import { statesAction } from './actions.ts'

it.each([
  "You're making too much noise",
  'you are fighting with a child o',
  "You're supposed to be my friend",
  'You were a witness',
  'and you are her godmother',
  "You're the one who wanted a dog",
  'You were at the pub all afternoon',
  'ur literally home all day playing football games',
  'You live upstairs',
  'You wear his watch',
  "You can't park there",
  'You must have seen it',
  'You might have woken the baby',
  'The whole street heard you',
  'An apology would help',
  'Your silence hurts more than the words',
  'what you did at the party was cheap',
  'You bought a pram that costs more than my car',
  'You left the dog in the car',
  'You hit my child',
])('a plain statement is found in “%s”', (clause) => {
  expect(statesAction(tokensOf(clause))).toBe(true)
})

it.each([
  "You're going nowhere",
  "You're making a fool of yourself",
  'You were a wet weekend',
  'You must have been dropped as a child',
  'You live in a fantasy',
  'An apology like a burnt steak would help',
  'You are a dog',
  'You ran like a hen',
])('no plain statement is found in “%s”', (clause) => {
  expect(statesAction(tokensOf(clause))).toBe(false)
})

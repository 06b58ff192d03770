import { expect, it } from 'vitest'
import type { Judgment } from '../clauses/model.ts'
import { sentencesIn } from '../sentences.ts'
import { type Token, tokensOf } from '../tokens.ts'
import { withoutStatements } from './statements.ts'

/** The judge below considers clauses with one of these words insults. */
const MOCKING = /goat|king|brain|weasel|mule|lamp|manager|toddler|stomach/i

const judge = (clause: readonly Token[]): Judgment =>
  clause.some(({ word }) => MOCKING.test(word)) ? 'blatant' : 'harmless'

/** What is left of a sentence if all of it was judged an insult. */
function left(text: string): string {
  const [sentence = []] = sentencesIn(tokensOf(text))
  const hits = withoutStatements(
    sentence,
    { from: 0, to: sentence.length, cut: 'words', reason: 'insult', isJudged: true },
    judge,
  )
  return sentence
    .filter(({ word }, at) => /\p{L}/u.test(word) && !hits.some(({ from, to }) => from <= at && at < to))
    .map(({ word }) => word)
    .join(' ')
}

it.each([
  [
    'You have the manners of a goat, and four volunteers, myself included, went home',
    'and four volunteers myself included went home',
  ],
  ["You've the brain of a goat, pet, and my feet are killing me", 'and my feet are killing me'],
  ['Where is that money going, into your stomach', 'Where is that money going'],
  ['You were at the club with Malcolm, that weasel', 'You were at the club with Malcolm'],
  ['Saw you at the Bass Pro on Friday, grinning like a mule', 'Saw you at the Bass Pro on Friday'],
  ['Only a goat would laugh at that, and you laughed', 'and you laughed'],
  [
    'What a king, even goats help more 🦟 the teacher asked why your name is there',
    'the teacher asked why your name is there',
  ],
  ['No brain also, cannot even look at me in the lift', 'cannot even look at me in the lift'],
])('the statement in an insulting sentence stays: %s', (text, expected) => {
  expect(left(text)).toBe(expected)
})

it.each([
  'It would be lovely if, just once, you behaved like a manager',
  "I'd be calmer if I didn't live with a toddler",
  'A man with the manners of a goat I can ignore, the hedge I cannot',
  'You have the manners of a goat, and everyone knows it',
  'You stood there like a lamp, which is worse',
  'You have the manners of a goat',
])('nothing that depends on the insult stays: %s', (text) => {
  expect(left(text)).toBe('')
})

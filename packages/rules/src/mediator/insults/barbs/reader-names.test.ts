import { expect, it } from 'vitest'
import { sentencesIn } from '../sentences.ts'
import { tokensOf } from '../tokens.ts'
import { withoutNames } from './reader-names.ts'

/** What is left of a sentence if all of it was judged an insult. */
function left(text: string): string {
  const [sentence = []] = sentencesIn(tokensOf(text))
  const hits = withoutNames(sentence, { from: 0, to: sentence.length, cut: 'words', reason: 'insult' })
  return sentence
    .filter((_, at) => !hits.some(({ from, to }) => from <= at && at < to))
    .map(({ word }) => word)
    .join(' ')
}

it.each([
  ['Yeah righto Davo, real legend you are.', 'Davo .'],
  ['Righto Bec, who died and made you queen of the fridge?', 'Bec ?'],
  ['Wah Wei Ming you very clever hor.', 'Wei Ming .'],
  ['Tobe see your mouth', 'Tobe'],
  ["You're a snake Kevin.", 'Kevin .'],
  ["jy's n poephol man Wayne.", 'Wayne .'],
])('the reader’s name stays: %s', (text, expected) => {
  expect(left(text)).toBe(expected)
})

it.each([
  'Bless your heart, you invented motherhood.',
  'I raised a snob, the spit of your aunt Linda.',
  'Only a clown like Kevin would do that.',
  'Well done, another masterclass.',
  'Stop you clown.',
  'Whatever you think of me, she is a child.',
])('no other name or word stays: %s', (text) => {
  expect(left(text)).toBe('')
})

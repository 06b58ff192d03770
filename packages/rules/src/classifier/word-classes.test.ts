import { expect, it } from 'vitest'
import { readWordClasses, wordClassOf } from './word-classes.ts'

const classes = readWordClasses('0 broccoli lettuce\n0 bread\n1 talking thinking')

it.each([
  ['lettuce', { fine: 0, coarse: 0 }],
  ['bread', { fine: 1, coarse: 0 }],
  ["lettuce's", { fine: 0, coarse: 0 }],
  ['breads', { fine: 1, coarse: 0 }],
  ['thinkin', { fine: 2, coarse: 1 }],
  ['constructor', undefined],
])('the class of the word “%s” is looked up in the table of word classes', (word, expected) => {
  expect(wordClassOf(word, classes)).toEqual(expected)
})

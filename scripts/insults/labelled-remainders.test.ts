import { expect, it } from 'vitest'
import { type LabelledRemainder, labelledRemainders } from './labelled-remainders.ts'

const leftOf = ({ sentence, kept }: LabelledRemainder): string =>
  sentence
    .filter((_, at) => kept[at])
    .map(({ word }) => word)
    .join(' ')

it('the words in brackets are cut, and the rest is left', () => {
  const line = { id: 'wb07', sentence: 'You left it[[, you clown,]] on the [[stupid]] bus.', needed: true }
  const [remainder] = labelledRemainders({ lines: [{ ...line, reads: 'well' }], messages: [] })
  expect(remainder && leftOf(remainder)).toBe('You left it on the bus .')
  expect(remainder?.author).toBe('messages wb')
})

it('a harmless sentence is joined to an insult of its message, and the insult is cut', () => {
  const text = 'You are a clown. The rent was due on Friday. Maya had to pay for it. Where is your half?'
  const remainders = labelledRemainders({
    lines: [],
    messages: [{ author: 'messages a', text, insults: ['You are a clown'] }],
  })
  expect(remainders.map(leftOf)).toEqual([
    'The rent was due on Friday .',
    'Maya had to pay for it .',
    'Where is your half ?',
  ])
  expect(remainders.map(({ sentence }) => sentence.map(({ word }) => word).join(' '))).toEqual([
    'You are a clown and The rent was due on Friday .',
    'You are a clown , Maya had to pay for it .',
    'Where is your half , You are a clown ?',
  ])
})

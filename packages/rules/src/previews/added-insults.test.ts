import { expect, it } from 'vitest'
import { addedInsults } from './wording.ts'

const words = (
  edited: string,
  { text = 'You never do the dishes.', raw = 'You NEVER do the dishes, you slob.' } = {},
) => addedInsults(edited, { text, input: { raw_message: raw } })

it.each([
  'You never do the dishes.',
  'You NEVER do the dishes!!!',
  'I felt stupid standing there with the bill.',
  'The dishes are disgusting after three days.',
  'You owe me 40 euros, not 30.',
  'Stop shouting at me.',
])('no added insult is found in the edit “%s”', (edited) => {
  expect(words(edited)).toEqual([])
})

it.each([
  ['You never do the dishes, you lazy pig.', 'pig'],
  ["You're such an idiot. Do the dishes.", 'idiot'],
  ['Do the dishes, asshole.', 'asshole'],
  ['You slob, you never do the dishes.', 'slob'],
])('the added insult is found in the edit “%s”', (edited, insult) => {
  expect(words(edited)).toEqual([expect.stringContaining(insult)])
})

it('an edit may contain an insult from the previewed wording as often as it occurs there', () => {
  const text = 'You are a slob. Do the dishes.'
  expect(words('You are a slob. Please do the dishes.', { text })).toEqual([])
  expect(words('You are a slob. You are a slob. Please do the dishes.', { text })).toHaveLength(1)
})

it('an edit may quote the author’s message', () => {
  const raw = 'On Monday you shouted “you are a lazy pig” at me.'
  expect(words('You shouted "You are a lazy pig" at me on Monday.', { raw })).toEqual([])
})

it('an edit may not contain a new insult in quotation marks', () => {
  expect(words('"You are a complete idiot." Do the dishes.')).toEqual([expect.stringContaining('idiot')])
})

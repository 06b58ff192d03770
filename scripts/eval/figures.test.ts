import { expect, it } from 'vitest'
import { FIGURES } from './figures.ts'

const answer = { text: 'Please pay me the 40 euros.', written_by: 'canned', receipt: { missing: [] } }

it.each([
  ['en-NG', 1],
  ['en', 1],
  ['de', 0],
])('an English text with the label %s counts as %s in the right language', (language, count) => {
  const line = { id: 1, text: 'You clown, please pay me the 40 euros.', language }
  expect(FIGURES.translate?.(line, answer)['right language']).toEqual({ count, of: 1 })
})

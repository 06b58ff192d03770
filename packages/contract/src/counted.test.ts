import { expect, it } from 'vitest'
import { counted, nounFor } from './counted.ts'

it.each([
  [0, 'votes'],
  [1, 'vote'],
  [2, 'votes'],
  [101, 'votes'],
])('%i goes with %s', (count, noun) => {
  expect(nounFor(count, 'vote')).toBe(noun)
  expect(counted(count, 'vote')).toBe(`${count} ${noun}`)
})

it('takes a plural that is not the singular and an s', () => {
  expect(counted(1, 'try', 'tries')).toBe('1 try')
  expect(counted(4, 'try', 'tries')).toBe('4 tries')
})

import { expect, it } from 'vitest'
import { counted, nounFor } from './counted.ts'

it.each([
  [0, 'votes'],
  [1, 'vote'],
  [2, 'votes'],
  [101, 'votes'],
])('the number %i takes the form %s', (count, noun) => {
  expect(nounFor(count, 'vote')).toBe(noun)
  expect(counted(count, 'vote')).toBe(`${count} ${noun}`)
})

it('a counted noun uses its irregular plural if one is given', () => {
  expect(counted(1, 'try', 'tries')).toBe('1 try')
  expect(counted(4, 'try', 'tries')).toBe('4 tries')
})

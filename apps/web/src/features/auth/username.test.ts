import { expect, it } from 'vitest'
import { filterUsername } from './username.ts'

it.each([
  ['Maya_92', 'maya_92'],
  ['maya weber!', 'mayaweber'],
  ['MÄYA', 'mya'],
  ['@jonas.w-1', 'jonasw1'],
  ['🍐', ''],
  ['İ', 'i'],
])('turns the typed username %s into %s', (typed, username) => {
  expect(filterUsername(typed)).toBe(username)
})

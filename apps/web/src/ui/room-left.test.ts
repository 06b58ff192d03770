import { expect, it } from 'vitest'
import { roomLeft, tooMany } from './room-left.ts'

it('a text field counts the characters over its limit, and those left', () => {
  expect(tooMany('Dishes', 6)).toBeUndefined()
  expect(tooMany('Dishes', 5)).toBe('1 character too many')
  expect(tooMany('Dishes', 3)).toBe('3 characters too many')
  expect(roomLeft('Dishes', 7)).toBe('1 character left')
  expect(roomLeft('Dishes', 6)).toBe('0 characters left')
})

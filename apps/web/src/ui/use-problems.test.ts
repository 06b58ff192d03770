import { expect, it } from 'vitest'
import { firstProblem, roomLeft, tooMany } from './use-problems.ts'

it('the first problem of a form is the first in the order of its fields', () => {
  expect(firstProblem({})).toBeUndefined()
  expect(
    firstProblem({
      title: undefined,
      email: 'Enter the email address of the person it’s with.',
      message: 'Say what happened.',
    }),
  ).toBe('email')
})

it('a text field counts the characters over its limit, and those left', () => {
  expect(tooMany('Dishes', 6)).toBeUndefined()
  expect(tooMany('Dishes', 5)).toBe('1 character too many')
  expect(tooMany('Dishes', 3)).toBe('3 characters too many')
  expect(roomLeft('Dishes', 7)).toBe('1 character left')
  expect(roomLeft('Dishes', 6)).toBe('0 characters left')
})

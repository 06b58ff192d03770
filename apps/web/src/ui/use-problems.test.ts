import { expect, it } from 'vitest'
import { firstProblem } from './use-problems.ts'

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

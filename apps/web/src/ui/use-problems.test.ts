import { expect, it } from 'vitest'
import { firstProblem } from './use-problems.ts'

it('the first problem of a form is the first in the order of its fields', () => {
  expect(firstProblem({})).toBeUndefined()
  expect(firstProblem({ title: undefined, email: 'Say who it is with.', message: 'Say what happened.' })).toBe('email')
})

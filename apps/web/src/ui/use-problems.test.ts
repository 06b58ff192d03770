import { expect, it } from 'vitest'
import { firstProblem } from './use-problems.ts'

it('takes the first problem in the order of the fields', () => {
  expect(firstProblem({})).toBeUndefined()
  expect(firstProblem({ title: undefined, email: 'Say who it is with.', message: 'Say what happened.' })).toBe('email')
})

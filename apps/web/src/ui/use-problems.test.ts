import { expect, it } from 'vitest'
import { firstProblem } from './use-problems.ts'

it('the first problem is that of the first field that has one', () => {
  expect(firstProblem({})).toBeUndefined()
  expect(firstProblem({ title: undefined, email: 'Say who it is with.', message: 'Say what happened.' })).toBe('email')
})

import { describe, expect, it } from 'vitest'
import { filterUsername, usernameProblem } from './username.ts'

describe('a username', () => {
  it('is reduced to lower-case letters, digits and underscores while Maya types', () => {
    expect(filterUsername('Maya Weber-99_!é')).toBe('mayaweber99_')
    expect(filterUsername('MÄYA İ 🍐')).toBe('myai')
  })
  it.each([
    ['', 'Username is required'],
    ['ab', 'Username must be at least 3 characters long'],
    ['abc', null],
    ['maya_99', null],
    ['Maya', expect.stringContaining('letters from a to z')],
    ['x'.repeat(31), expect.stringContaining('up to 30')],
  ])('%j gets the message %j', (username, problem) => {
    expect(usernameProblem(username)).toEqual(problem)
  })
})

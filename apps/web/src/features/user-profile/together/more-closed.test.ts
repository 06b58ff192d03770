import { expect, it } from 'vitest'
import { moreClosed } from './more-closed.ts'

it('counts the closed conflicts that do not stand there', () => {
  expect(moreClosed(5, 8)).toBe('And 3 more closed conflicts...')
  expect(moreClosed(5, 6)).toBe('And 1 more closed conflict...')
  expect(moreClosed(5, 5)).toBeNull()
  expect(moreClosed(2, 2)).toBeNull()
})

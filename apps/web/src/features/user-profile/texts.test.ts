import { describe, expect, it } from 'vitest'
import { journeyText, moreClosed } from './together.tsx'

const withJonas = (total: number, closed: number) =>
  journeyText('Jonas', { total, closed, resolution_rate: Math.round((100 * closed) / total) })

describe('the summary of Maya’s and Jonas’s shared conflicts', () => {
  it.each([
    [1, 0, 'You and Jonas have one conflict open. Take them one at a time.'],
    [3, 0, 'You and Jonas have 3 conflicts open. Take them one at a time.'],
    [1, 1, 'You and Jonas had one conflict and closed it. That’s a good start.'],
    [4, 4, 'You and Jonas closed all 4 conflicts together. Whatever comes next, you know how to settle it.'],
    [
      10,
      8,
      'You and Jonas have been through 10 conflicts and closed 80% of them. You two know how to work things out.',
    ],
    [
      10,
      7,
      'You and Jonas have been through 10 conflicts and closed 70% of them. More often than not, you find a way.',
    ],
    [2, 1, 'You and Jonas have been through 2 conflicts and closed 50% of them. More often than not, you find a way.'],
    [10, 4, 'You and Jonas have been through 10 conflicts and closed 40% of them. Some take longer than others.'],
  ])('for %i conflicts, %i of them closed', (total, closed, text) => {
    expect(withJonas(total, closed)).toBe(text)
  })
})

it('the shared history counts the closed conflicts that it doesn’t list', () => {
  expect(moreClosed(5, 8)).toBe('And 3 more closed conflicts...')
  expect(moreClosed(5, 6)).toBe('And 1 more closed conflict...')
  expect(moreClosed(5, 5)).toBeNull()
  expect(moreClosed(2, 2)).toBeNull()
})

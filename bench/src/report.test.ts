import { expect, it } from 'vitest'
import { findingOf, isReached, lineOf } from './report.ts'

it('the median of the rounds decides whether a target is reached, and the worst round is quoted beside it', () => {
  const slow = findingOf('a vote', 'ms', [50, 70, 40], { below: 60 }, 'over HTTP')
  expect(isReached(slow)).toBe(true)
  expect(lineOf(slow)).toBe('| a vote | **50.00** ms | below 60 ✓ | 70.00 ✗ | 50.00 · 70.00 · 40.00 | over HTTP |')
  expect(isReached(findingOf('a feed', 'of a bare server', [0.7, 0.5, 0.55], { atLeast: 0.6 }, ''))).toBe(false)
})

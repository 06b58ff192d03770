import { FALLBACK_STATS } from '@squash/contract/limits'
import { expect, it } from 'vitest'
import { resolutionRate } from './rate.ts'

it.each([
  [0, 0, 0],
  [0, 7, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [7, 7, 100],
])('%i of %i resolved conflicts are %i percent', (resolved, total, rate) => {
  expect(resolutionRate(resolved, total)).toBe(rate)
})

it('the fallback figures on the landing page give 77 percent', () => {
  expect(resolutionRate(FALLBACK_STATS.resolved_conflicts, FALLBACK_STATS.total_conflicts)).toBe(77)
})

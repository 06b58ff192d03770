import { describe, expect, it } from 'vitest'
import { loadStats, resolutionRate } from './stats.ts'

describe('the figures on the landing page', () => {
  it('are the real ones, however small', async () => {
    const real = { total_conflicts: 3, resolved_conflicts: 2 }
    expect(await loadStats(async () => real)).toBe(real)
    expect(resolutionRate(real)).toBe(67)
  })

  it('are 247, 189 and 77% only when the real ones cannot be loaded', async () => {
    const stats = await loadStats(() => Promise.reject(new Error('no answer')))
    expect([stats.total_conflicts, stats.resolved_conflicts, resolutionRate(stats)]).toEqual([247, 189, 77])
  })

  it('show 0% before the first conflict', () => {
    expect(resolutionRate({ total_conflicts: 0, resolved_conflicts: 0 })).toBe(0)
  })
})
